import { test, expect } from '../support/answer-test.ts';
import { startHostileSite, type HostileSite } from '../support/hostile-site.ts';
import { hostileAddress, type Attack } from '../support/hostile-texts.ts';
import { type ServerPage, serverPage } from '../support/server-page.ts';
import { sessionOf } from '../support/session-of.ts';

const viewer = '+79000000002';

const nowhere = '/no/such/page';

/** Beside one page of each shape of the sitemap. */
const more = [
  '/persons/anna-vetrova',
  '/tv/pervyy-ekran',
  '/tv/stolitsa/player',
  '/karaoke/kalinka',
  '/services/kino',
  '/faq',
  '/faq/13',
  '/short_stories',
  '/series/barista-znaet/stories',
  '/promocode',
  '/support',
  '/search?query=кассиопея',
  '/movies/mayak/player',
  '/embed/vod/mayak',
  nowhere,
];

/** Of a viewer who signed in. */
const own = [
  '',
  '/bonuses',
  '/certificates',
  '/devices',
  '/journal/messages',
  '/payments_and_services/services',
  '/profiles/demo-2-profile-1',
  '/reminders',
  '/settings',
].map((page) => `/my${page}`);

/** Attributes that lead somewhere or load what runs. Pictures run nothing, whatever their address. */
const addresses = ['href', 'action', 'formaction', 'data', 'xlink:href', 'srcdoc'];
const pictures = ['IMG', 'SOURCE', 'VIDEO'];
const leads = ({ of, name }: { of: string; name: string }): boolean =>
  addresses.includes(name) || (name === 'src' && !pictures.includes(of));
/** Of this site or of the web, or the label's phone. */
const isHarmless = (address: string): boolean =>
  /^(?:https?:|tel:|[^a-z\s\p{C}]|[a-z_]*(?:[/?#]|$))/iu.test(address);

/** Where words became markup, or an address that runs. */
function findings({ document, html }: ServerPage): string[] {
  const raw = /<(?:script|img) data-hostile/u.test(html) ? ['markup in the text of the page'] : [];
  const elements = [...document.querySelectorAll('*')];
  const attributes = elements.flatMap((element) =>
    [...element.attributes].map(({ name, value }) => ({
      of: element.tagName,
      name,
      value: value ?? '',
    })),
  );
  const wrong = attributes.filter(
    (attribute) =>
      attribute.name === 'data-hostile' ||
      attribute.name.startsWith('on') ||
      (leads(attribute) && !isHarmless(attribute.value)),
  );
  return [...raw, ...wrong.map(({ of, name, value }) => `${of} ${name}=${value.slice(0, 80)}`)];
}

/** Addresses that run, in what a page tells search engines of itself. */
function describedBy({ document }: ServerPage): string[] {
  const found: string[] = [];
  for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]')) {
    JSON.parse(textContent, (name: string, value: unknown) => {
      if (typeof value === 'string' && value.startsWith(hostileAddress)) {
        found.push(`described by ${name}`);
      }
      return value;
    });
  }
  return found;
}

for (const attack of ['words', 'addresses'] satisfies Attack[]) {
  test.describe(`hostile ${attack} of the service`, () => {
    let site: HostileSite;
    let paths: readonly string[];

    test.beforeAll(async ({ stack }) => {
      site = await startHostileSite(stack, attack);
      const sitemap = await (await fetch(`${stack.webUrl}/sitemap.xml`)).text();
      const listed = [...sitemap.matchAll(/<loc>([^<?]*)<\/loc>/gu)].map(
        ([, address = '']) => new URL(address).pathname,
      );
      const byShape = new Map(
        listed.map((path) => [path.replace(/(\/[^/]+)\/[^/]+/gu, '$1/*'), path]),
      );
      paths = [...byShape.values(), ...more, ...own];
    });

    test.afterAll(() => site.stop());

    test('become no markup and no address of a page that the server draws', async ({ stack }) => {
      test.setTimeout(300_000);
      const cookie = await sessionOf(stack, viewer);
      const found: string[] = [];
      for (const path of paths) {
        const asking = own.includes(path) ? { cookie } : {};
        const page = await serverPage(site.webUrl, encodeURI(path), asking);
        expect(page.status, path).toBe(path === nowhere ? 404 : 200);
        // What was written did come to the page.
        expect(page.html, path).toContain('window.hostile=1');
        found.push(...[...findings(page), ...describedBy(page)].map((one) => `${path}: ${one}`));
      }

      expect(found).toEqual([]);
    });
  });
}
