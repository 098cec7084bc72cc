import { useQuery } from '@tanstack/react-query';
import { faqQuery } from '@foyer/client';
import { ActionLink } from '@foyer/ui/action-link';
import { useTranslate } from '@foyer/ui/i18n';
import { InfoPage, InfoSection } from '@foyer/screens/info-page';
import { PageCrumbs } from '@foyer/screens/page-crumbs';
import { Questions } from '@foyer/screens/questions';
import { StatePage } from '@foyer/screens/state-page';
import { sitePath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { questionsOf } from './faq-questions.tsx';
import { faqPath, type FaqData } from './load-faq.ts';

/** All questions and answers by category, one of them open where the address asks for it. ROUTE-062, QUERY-030 */
export function FaqPage({ selected }: Pick<FaqData, 'selected'>) {
  const t = useTranslate('info', 'crumbs');
  const { data } = useQuery(faqQuery(useClient()));
  if (!data) return null;
  if (data.categories.length === 0) return <StatePage kind="empty" />;
  return (
    <>
      <PageCrumbs path={faqPath} />
      <InfoPage heading={t('crumbs.faq')} lead={t('info.faq.text')}>
        {data.categories.map((category) => (
          <InfoSection key={category.id} heading={category.name}>
            <Questions items={questionsOf(category.items)} selectedId={selected} />
          </InfoSection>
        ))}
        <p>
          <ActionLink look="plain" href={sitePath('/support')}>
            {t('info.faq.write')}
          </ActionLink>
        </p>
      </InfoPage>
    </>
  );
}
