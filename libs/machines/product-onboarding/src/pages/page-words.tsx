import { formatCount, useLanguage, useTranslate } from '@foyer/ui/i18n';
import { Icon } from '@foyer/ui/icon';
import type { OnboardingPage } from '../product-onboarding.types.ts';
import { item, list, text } from './pages.css.ts';

/** The headline of a page. */
export function usePageTitle() {
  const t = useTranslate('info');
  return (page: OnboardingPage): string => {
    if (page.kind === 'service' || page.kind === 'title') return page.name;
    return page.kind === 'features' ? t('info.services.features') : t('info.services.inside');
  };
}

/** What stands under the headline of a page. */
export function PageWords({ page }: { page: OnboardingPage }) {
  if (page.kind === 'service') return <ServiceWords page={page} />;
  if (page.kind === 'title') return <p className={text}>{page.text}</p>;
  if (page.kind === 'features') {
    return (
      <ul className={list}>
        {page.titles.map((title) => (
          <li key={title} className={item}>
            <Icon name="check" />
            {title}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className={list}>
      {page.services.map((service) => (
        <li key={service.id}>
          <strong>{service.name}</strong>
          <p className={text}>{service.text}</p>
        </li>
      ))}
    </ul>
  );
}

function ServiceWords({ page }: { page: Extract<OnboardingPage, { kind: 'service' }> }) {
  const t = useTranslate('info');
  const language = useLanguage();
  const { mediaItems, channels, karaokeItems } = page.counts;
  const counts = (
    [
      ['info.services.media_items', mediaItems],
      ['info.services.channels', channels],
      ['info.services.karaoke', karaokeItems],
    ] as const
  ).filter(([, count]) => count > 0);
  return (
    <>
      <p className={text}>{page.text}</p>
      {counts.length > 0 && (
        <ul className={list}>
          {counts.map(([key, count]) => (
            <li key={key} className={item}>
              {t(key, { count, shown: formatCount(count, language) })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
