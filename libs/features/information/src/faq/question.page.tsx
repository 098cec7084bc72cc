import { useQuery } from '@tanstack/react-query';
import { faqEntryQuery, faqQuery } from '@foyer/client';
import { ActionLink } from '@foyer/ui/action-link';
import { ChipLinks } from '@foyer/ui/chip-links';
import { useTranslate } from '@foyer/ui/i18n';
import { InfoPage } from '@foyer/screens/info-page';
import { PageCrumbs } from '@foyer/screens/page-crumbs';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { paragraphsOf } from './faq-questions.tsx';
import { faqPath, questionPath } from './load-faq.ts';

/** One question with its answer, and others of its category. ROUTE-063 */
export function QuestionPage({ id }: { id: string }) {
  const t = useTranslate('info', 'crumbs');
  const client = useClient();
  const { data: entry } = useQuery(faqEntryQuery(client, id));
  const { data: faq } = useQuery(faqQuery(client));
  if (!entry) return null;
  const category = faq?.categories.find(({ id: categoryId }) => categoryId === entry.category_id);
  const others = (category?.items ?? []).filter((other) => other.id !== entry.id);
  return (
    <>
      <PageCrumbs path={questionPath(entry.id)} lastTitle={entry.question} />
      <InfoPage heading={entry.question}>
        {paragraphsOf(entry.answer).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <ChipLinks
          heading={t('info.faq.more')}
          items={others.map((other) => ({
            id: other.id,
            title: other.question,
            href: questionPath(other.id),
          }))}
        />
        <p>
          <ActionLink look="plain" href={faqPath}>
            {t('info.faq.all')}
          </ActionLink>
        </p>
      </InfoPage>
    </>
  );
}
