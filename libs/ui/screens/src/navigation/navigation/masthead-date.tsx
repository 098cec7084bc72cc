import { useSyncExternalStore } from 'react';
import { languageTags, type LanguageCode } from '@foyer/ui/languages';
import { useLanguage } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';

/**
 * «Пятница, 21 ноября 2026»: the date a page of print carries, in the label's zone. In figures where the
 * browser has no words of the language, as some have none of Armenian.
 */
export function formatIssueDate(now: Date, language: LanguageCode, timeZone: string): string {
  if (!hasWordsOf(language)) {
    return new Intl.DateTimeFormat('ru', { dateStyle: 'short', timeZone }).format(now);
  }
  const format = new Intl.DateTimeFormat(languageTags[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  });
  const text = format.format(now).replace(/\s*г\.$/u, '');
  return text.charAt(0).toLocaleUpperCase(languageTags[language]) + text.slice(1);
}

function hasWordsOf(language: LanguageCode): boolean {
  return Intl.DateTimeFormat.supportedLocalesOf(languageTags[language]).length > 0;
}

/**
 * Today's date; set anew when the reader comes back to the page. The server's text stands until the
 * page is alive and is then replaced, because a page from a cache may be of yesterday; it stays
 * where the browser could only give figures.
 */
export function MastheadDate({ className }: { className: string }) {
  const language = useLanguage();
  const { timeZone } = useLabel();
  const today = () => formatIssueDate(new Date(), language, timeZone);
  const text = useSyncExternalStore(onReturn, today, today);
  const isAlive = useSyncExternalStore(onReturn, () => hasWordsOf(language), isNotYet);

  return (
    <p key={String(isAlive)} className={className} suppressHydrationWarning>
      {text}
    </p>
  );
}

const isNotYet = () => false;

function onReturn(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
