// @vitest-environment node
import { labels } from '@foyer/ui/theme';
import { describe, expect, it, vi } from 'vitest';
import { androidStoreHref, isAndroid } from './android.ts';
import { appBannerPorts, isSubdomainHost, type AppFinder } from './app-banner.ports.ts';

const hour = 3_600_000;

/** A browser that keeps these entries, and what the operator was told. */
function open(finder: AppFinder = {}, entries = new Map<string, string>()) {
  const report = vi.fn();
  const clock = { nowMs: 10 * hour };
  const ports = appBannerPorts({
    storage: {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => entries.set(key, value),
    },
    finder,
    nowMs: () => clock.nowMs,
    report,
  });
  const { signal } = new AbortController();
  return {
    ports,
    clock,
    report,
    recall: () => ports.recall(undefined, signal),
    check: () => ports.checkInstalled(undefined, signal),
  };
}

describe('checkInstalled', () => {
  it('asks the browser for related apps that are installed [APPBAN-005]', async () => {
    const none = open({ getInstalledRelatedApps: async () => [] });
    const one = open({ getInstalledRelatedApps: async () => [{ platform: 'play' }] });

    expect(await none.check()).toEqual({ status: 'absent' });
    expect(await one.check()).toEqual({ status: 'installed' });
  });

  it('says that a browser cannot tell [APPBAN-011]', async () => {
    expect(await open().check()).toEqual({ status: 'unsupported' });
  });

  it('fails as the browser fails [APPBAN-012]', async () => {
    const refused = open({ getInstalledRelatedApps: () => Promise.reject(new Error('No')) });

    await expect(refused.check()).rejects.toThrow('No');
  });
});

describe('recall', () => {
  it('knows nothing at first, or where the entry is broken', async () => {
    const nothing = { isInstalled: false, isClosed: false };

    expect(await open().recall()).toEqual(nothing);
    expect(await open({}, new Map([['foyer.appBanner', '<']])).recall()).toEqual(nothing);
  });

  it('knows how old the last check is [APPBAN-006]', async () => {
    const { ports, clock, recall } = open();
    ports.rememberAbsent();
    clock.nowMs += hour / 2;

    expect(await recall()).toEqual({ isInstalled: false, isClosed: false, checkAgeSeconds: 1800 });
  });

  it('takes no check of the future for one', async () => {
    const { ports, clock, recall } = open();
    ports.rememberAbsent();
    clock.nowMs -= hour;

    expect(await recall()).toEqual({ isInstalled: false, isClosed: false });
  });

  it('keeps that the app is there and that the banner was closed [APPBAN-007, APPBAN-009]', async () => {
    const { ports, recall } = open();
    ports.rememberClosed();
    ports.rememberInstalled();

    expect(await recall()).toEqual({ isInstalled: true, isClosed: true });
  });

  it('fails where the browser forbids its storage, and nothing is remembered there', async () => {
    const deny = () => {
      throw new Error('Forbidden');
    };
    const ports = appBannerPorts({
      storage: { getItem: deny, setItem: deny },
      finder: {},
      nowMs: () => 0,
      report: () => undefined,
    });

    ports.rememberClosed();

    await expect(ports.recall(undefined, new AbortController().signal)).rejects.toThrow(
      'Forbidden',
    );
  });
});

describe('the place of the banner', () => {
  it('is Android [APPBAN-001]', () => {
    expect(isAndroid('Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/140 Mobile')).toBe(true);
    expect(isAndroid('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe(false);
  });

  it('is a host of the brand, and none below it [APPBAN-004]', () => {
    const isBelow = (hostname: string) => isSubdomainHost(hostname, labels.main);

    expect(['sofit.example', 'www.sofit.example', 'localhost'].filter(isBelow)).toEqual([]);
    expect(isBelow('partner.sofit.example')).toBe(true);
  });

  it('leads to a store for Android [APPBAN-010]', () => {
    expect(androidStoreHref(labels.main)).toBe('https://rustore.example/sofit');
    expect(
      androidStoreHref({ links: { social: {}, stores: { appstore: 'https://apps.example' } } }),
    ).toBeUndefined();
  });
});
