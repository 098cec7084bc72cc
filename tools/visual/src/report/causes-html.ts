import type { Cause } from '../choice/causes.ts';
import { escape } from './escape.ts';

/** Why which stories were pictured, for the report; nothing where that was asked for by name. */
export function causesHtml(causes: readonly Cause[]): string {
  if (causes.length === 0) return '';
  return `<details class="causes">
<summary><h2>Why these stories</h2></summary>
${causes.map(causeHtml).join('\n')}
</details>`;
}

function causeHtml({ what, stories, chains }: Cause): string {
  const ways = chains.map((chain) => `<li>${chain.map(escape).join(' → ')}</li>`);
  return `<details>
<summary><h3>${escape(what)}</h3> <span>${stories.length} stories</span></summary>
<ol>${ways.join('')}</ol>
</details>`;
}
