import { createTranslator, I18nProvider } from '@foyer/ui/i18n';
import { LabelProvider, labels } from '@foyer/ui/theme';
import type { ReactNode } from 'react';
import { Player, type PlayerProps } from '../ui/player.tsx';

/** The player in the main label, as the server draws it and the page goes on with it. */
export async function benchPlayer(props: Omit<PlayerProps, 'backHref'>): Promise<ReactNode> {
  const translator = await createTranslator('rus', { segments: ['player'] });
  return (
    <LabelProvider label={labels.main}>
      <I18nProvider translator={translator}>
        <Player {...props} backHref="/" />
      </I18nProvider>
    </LabelProvider>
  );
}
