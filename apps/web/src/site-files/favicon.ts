import { brandFile, type LabelId } from '@foyer/ui/theme';
import { redirect } from 'react-router';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/favicon';

const dayHeaders = { 'cache-control': 'public, max-age=86400', vary: 'host' };

/** Browsers ask for this address where a page names no mark, such as over a file of text: it leads to the label's. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { label } = context.get(pageRequest);
  return redirect(brandFile(label.id as LabelId, 'favicon.svg'), { headers: dayHeaders });
}
