import { useTranslate } from '@foyer/ui/i18n';
import { ActionLink } from '@foyer/ui/action-link';
import type { StatePageProps } from './state-page.types.ts';
import {
  action as actionStyle,
  code as codeStyle,
  cone,
  heading as headingStyle,
  outline,
  page,
  pool,
  words,
} from './lamp.css.ts';

/** Nothing here, not found, failed: a lamp lights the place of what is missing. */
export default function LampStatePage({ kind, heading, text, code, action, home }: StatePageProps) {
  const t = useTranslate('state');
  return (
    <section className={page}>
      <span className={cone} />
      <span className={pool} />
      <span className={outline} />
      <h1 className={headingStyle}>{heading ?? t(`state.${kind}.heading`)}</h1>
      <p className={words}>{text ?? t(`state.${kind}.text`)}</p>
      {code !== undefined && <p className={codeStyle}>{t('page.error.code', { code })}</p>}
      <ActionLink
        className={actionStyle}
        href={action?.href ?? '/'}
        // The whole document: what has been loaded of the site says that there is nothing.
        isDocument={kind === 'opening'}
      >
        {action?.title ?? t(`state.${kind}.action`)}
      </ActionLink>
      {home && (
        <ActionLink look="quiet" href={home.href}>
          {home.title}
        </ActionLink>
      )}
    </section>
  );
}
