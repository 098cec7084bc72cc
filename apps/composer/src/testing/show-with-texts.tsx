import type { Language } from '@foyer/contract';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { loadTexts, TextsProvider } from '../texts/texts.tsx';

/** Renders a part of the composer with its words; someone types and presses. */
export async function showWithTexts(part: ReactNode, language: Language = 'rus') {
  const texts = await loadTexts(language);
  const user = userEvent.setup();
  const shown = render(<TextsProvider texts={texts}>{part}</TextsProvider>);
  return { user, texts, ...shown };
}
