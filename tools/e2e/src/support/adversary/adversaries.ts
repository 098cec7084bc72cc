import type { Page, Route } from '@playwright/test';

/** Something that a page is robbed of while a person uses it. */
export interface Adversary {
  name: string;
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** On the open page, before it is used. */
  strike?: (page: Page) => Promise<unknown>;
  /** After it was used: from here on the page must be able to go on. */
  relent?: (page: Page) => Promise<unknown>;
  /** Errors that no code of the page could have caught, since none of it is there. */
  mayThrow?: RegExp;
}

const hourMs = 3_600_000;
const scripts = /\/assets\/[^?]*\.js/;
const service = /\/api\/v1\/(?!images\/|demo\/)/;

const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
const abort = (route: Route) => route.abort();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A device whose clock is wrong, wherever its user has set it to. */
const clockOff = (ms: number) => (page: Page) =>
  page.addInitScript((shift) => {
    const { Date: RealDate } = window;
    const now = () => RealDate.now() + shift;
    window.Date = new Proxy(RealDate, {
      construct: (target, args, wanted) =>
        Reflect.construct(target, args.length === 0 ? [now()] : args, wanted) as object,
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    });
  }, ms);

const withoutStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });

const withFullStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

const withoutCookies = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  });

const online = (page: Page) => page.context().setOffline(false);
const offline = (page: Page) => page.context().setOffline(true);

/** The connection goes and comes, as in a train. */
async function flap(page: Page): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    await offline(page);
    await pause(700);
    await online(page);
    await pause(700);
  }
  await offline(page);
}

/** What is taken away, one after another. */
export const adversaries: readonly Adversary[] = [
  {
    name: 'no scripts',
    prepare: (page) => page.route(scripts, abort),
    mayThrow: /dynamically imported module/,
  },
  {
    name: 'scripts of an old build',
    strike: (page) => page.route(scripts, notFound),
    relent: (page) => page.unroute(scripts, notFound),
  },
  { name: 'no connection', strike: offline, relent: online },
  { name: 'a connection that goes and comes', strike: flap, relent: online },
  {
    name: 'a service that fails',
    strike: (page) => page.route(service, (route) => route.fulfill({ status: 500, body: '' })),
    relent: (page) => page.unroute(service),
  },
  {
    name: 'a service that is silent',
    strike: (page) => page.route(service, () => undefined),
    relent: (page) => page.unroute(service),
  },
  { name: 'denied storage', prepare: withoutStorage },
  { name: 'full storage', prepare: withFullStorage },
  { name: 'no cookies', prepare: withoutCookies },
  { name: 'a clock 26 hours ahead', prepare: clockOff(26 * hourMs) },
  { name: 'a clock 5 hours behind', prepare: clockOff(-5 * hourMs) },
  {
    name: 'no pictures',
    prepare: (page) =>
      page.route('**/*', (route) =>
        route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
      ),
  },
];
