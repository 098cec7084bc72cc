import type { Cause } from '../choice/causes.ts';
import { modeName } from '../modes.ts';
import { causesHtml } from './causes-html.ts';
import { type Comparison, groupByComponent, pictureName, summarise } from './comparison.ts';
import { escape } from './escape.ts';
import { reportStyles } from './report-styles.ts';

/** The pictures of one comparison, each as an address that an `img` takes. */
export interface ReportPictures {
  before?: string;
  after?: string;
  difference?: string;
}

/** What the report is about. */
export interface ReportInput {
  base: string;
  comparisons: readonly Comparison[];
  /** Why these stories; none where they were asked for by name. */
  causes: readonly Cause[];
  /** By {@link pictureName}. */
  pictures: ReadonlyMap<string, ReportPictures>;
}

/** The whole report as one page that needs no other file. */
export function reportHtml({ base, comparisons, causes, pictures }: ReportInput): string {
  const groups = groupByComponent(comparisons);
  const parts = groups.map(
    ({ title, comparisons: shown }) => `
<section aria-labelledby="${escape(anchor(title))}">
<h2 id="${escape(anchor(title))}">${escape(title)}</h2>
${shown.map((one) => entry(one, pictures.get(pictureName(one)) ?? {})).join('\n')}
</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stories against ${escape(base)}: ${summarise(comparisons)}</title>
<style>${reportStyles}</style>
</head>
<body>
<header>
<h1>Stories against ${escape(base)}</h1>
<p>${summarise(comparisons)}</p>
${groups.length > 0 ? contents(groups) : '<p class="calm">Nothing looks different.</p>'}
${causesHtml(causes)}
</header>
<main>${parts.join('\n')}
</main>
</body>
</html>
`;
}

function contents(groups: ReturnType<typeof groupByComponent>): string {
  const links = groups.map(
    ({ title, comparisons }) =>
      `<li><a href="#${escape(anchor(title))}">${escape(title)}</a> ${comparisons.length}</li>`,
  );
  return `<nav aria-label="Components"><ul>${links.join('')}</ul></nav>`;
}

const outcomes = {
  same: 'same picture',
  changed: 'changed',
  new: 'new',
  removed: 'removed',
} as const;

function entry(comparison: Comparison, { before, after, difference }: ReportPictures): string {
  const { story, mode, outcome, changedPixels, problem } = comparison;
  const pixels = changedPixels === undefined ? '' : `, ${changedPixels} pixels`;
  const figures = [
    figure('Before', before, comparison),
    figure('After', after, comparison),
    figure('Difference', difference, comparison),
  ];
  return `<details open data-outcome="${outcome}">
<summary><h3>${escape(story.name)}</h3> <span>${modeName(mode)}, ${outcomes[outcome]}${pixels}</span></summary>
${problem === undefined ? '' : `<p class="problem">The story failed: ${escape(problem)}</p>`}
<div class="pictures">${figures.join('')}</div>
</details>`;
}

function figure(caption: string, address: string | undefined, { story, mode }: Comparison): string {
  if (address === undefined) return '';
  const alt = `${story.title}, ${story.name}, ${modeName(mode)}`;
  return `<figure><figcaption>${caption}</figcaption><img loading="lazy" src="${address}" alt="${escape(alt)}"></figure>`;
}

const anchor = (title: string) => title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();
