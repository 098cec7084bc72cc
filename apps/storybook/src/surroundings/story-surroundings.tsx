import { I18nProvider } from '@foyer/ui/i18n';
import { LabelProvider } from '@foyer/ui/theme';
import { type ReactNode, Suspense } from 'react';
import type { Prepared } from './prepare.ts';

/** Puts a label and a language in force around a story, whose variants load lazily. */
export function StorySurroundings({
  label,
  translator,
  children,
}: Prepared & { children: ReactNode }) {
  return (
    <LabelProvider label={label}>
      <I18nProvider translator={translator}>
        <Suspense fallback={<span data-story-pending hidden />}>{children}</Suspense>
      </I18nProvider>
    </LabelProvider>
  );
}
