import { startBenchSite, type BenchSite } from './bench-site.ts';

/** As much text in the same place, and no script: the floor of what scrolling costs on this machine. */
const staticBody = `<style>body{margin:0}[role=grid]{height:600px;margin-top:300px;overflow:auto}p{width:59000px;height:68px;margin:0 0 6px;background:#ddd}</style>
<div role="grid">${Array.from({ length: 500 }, (_, row) => `<p>Канал ${row}. ${'Передача 18:40–20:05. '.repeat(8)}</p>`).join('')}</div>`;

/** Builds and serves the page of the guide beside a static one. */
export const startGuideSite = (): Promise<BenchSite> =>
  startBenchSite({
    library: 'libs/ui/screens',
    entry: 'src/television/guide/guide.page.tsx',
    staticBody,
  });
