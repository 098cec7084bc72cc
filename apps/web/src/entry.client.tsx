import { hydrate } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createTranslator } from '@foyer/ui/i18n';
import { loadTheme } from '@foyer/ui/theme';
import { setBrowserPage } from '@foyer/page-runtime/page/browser-page';
import { readPageState } from '@foyer/page-runtime/page/page-state';
import { createQueryClient, freshFrom, type Handover } from '@foyer/page-runtime/page/query-client';
import { createFailureRelay } from '@foyer/page-runtime/shell/failure-relay';
import { createSessionGate } from '@foyer/page-runtime/shell/session-gate';
import { forgetDevStyleLink } from './document/dev-style-link.ts';
import { PageProviders } from '@foyer/page-runtime/page/page-providers';
import { isLeftEarly } from './document/left-early.ts';
import { createBrowserClient } from './document/browser-client.ts';
import { reportRouterError } from '@foyer/error-reports/router-errors';
import { watchErrors } from '@foyer/error-reports/watch-errors';
import { isInspected } from './inspector/is-inspected.ts';
import { installTrustedTypes } from './document/trusted-types.ts';

installTrustedTypes();
watchErrors(window);
if (import.meta.env.DEV) forgetDevStyleLink();

const { config, queries } = readPageState();
const handover: Handover = { at: Date.now(), tookMs: Infinity };
const queryClient = createQueryClient(handover);
hydrate(queryClient, freshFrom(queries, handover.at));
const sessionGate = createSessionGate(config.hasSession);
const failures = createFailureRelay();
const client = createBrowserClient(config, sessionGate, failures);

// In development the dev server delivers the label's styles with this module.
const [translator] = await Promise.all([
  createTranslator(config.language, { isKeyMode: config.isCiMode }),
  loadTheme(config.label.id),
]);

setBrowserPage({
  config,
  hasSession: config.hasSession,
  sessionGate,
  failures,
  client,
  queryClient,
  label: config.label,
  language: config.language,
  t: translator.t,
  loadTexts: translator.load,
  origin: window.location.origin,
});

// Before hydration, which starts flows: none may begin unseen.
if (isInspected(config, window.location.search)) {
  const { startInspector } = await import('./inspector/start-inspector.ts');
  startInspector();
}

// The page of the address has to be loaded; this one would never become it. The browser would place it as this one stands.
const [loaded] = performance.getEntriesByType('navigation');
if (isLeftEarly(loaded, new URL(window.location.href))) {
  window.history.scrollRestoration = 'manual';
  window.location.reload();
}

// An entry of the history that has its name was here before: its rows go to where they were left, and no browser does that.
if (history.state?.key) void import('@foyer/screens/follow-row');

const onAlive = () => {
  handover.tookMs = Date.now() - handover.at;
};
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageProviders
        config={config}
        label={config.label}
        translator={translator}
        client={client}
        queryClient={queryClient}
        onAlive={onAlive}
      >
        <HydratedRouter onError={reportRouterError} />
      </PageProviders>
    </StrictMode>,
  );
});
