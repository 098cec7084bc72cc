import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { faqData } from '@foyer/structured-data/faq-data';
import { withStructuredData } from '@foyer/structured-data/structured-data';
import { FaqPage } from '@foyer/information/faq/faq.page';
import { loadFaq } from '@foyer/information/faq/load-faq';
import { QuestionPage } from '@foyer/information/faq/question.page';
import { serverLoaderPage } from '../server-loader-page.ts';
import type { Route } from './+types/faq.route';

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const data = await loadFaq(serverLoaderPage(context), { id, url });
  return withStructuredData(serverLoaderPage(context), data, (page) => faqData(data, page));
}

export function clientLoader({ params: { id }, url }: Route.ClientLoaderArgs) {
  return loadFaq(browserPage(), { id, url });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** Questions and answers, or one of them. Spec 2 §2 "/faq, /faq/{id}" */
export default function FaqRoute({ loaderData: { id, selected } }: Route.ComponentProps) {
  return id === undefined ? <FaqPage selected={selected} /> : <QuestionPage id={id} />;
}
