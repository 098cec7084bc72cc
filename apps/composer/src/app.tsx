import { useCallback, useEffect, useState } from 'react';
import type { Language } from '@foyer/contract';
import { PageList } from './pages/page-list.tsx';
import { type Session, readSession } from './session/session-calls.ts';
import { SignIn } from './session/sign-in.tsx';
import { ErrorBoundary } from './parts/error-boundary.tsx';
import { Message } from './parts/message.tsx';
import {
  firstLanguage,
  keepLanguage,
  loadTexts,
  type Texts,
  TextsProvider,
} from './texts/texts.tsx';
import { usePlace } from './use-place.ts';
import { Workbench } from './workbench/workbench.tsx';

type Loaded = { session: Session | undefined } | 'failed' | undefined;

function useSession() {
  const [loaded, setLoaded] = useState<Loaded>();
  const ask = useCallback(
    () =>
      readSession().then(
        (session) => setLoaded({ session }),
        () => setLoaded('failed'),
      ),
    [],
  );
  useEffect(() => void ask(), [ask]);
  const load = () => {
    setLoaded(undefined);
    void ask();
  };
  return { loaded, load };
}

function useChosenTexts() {
  const [texts, setTexts] = useState<Texts>();
  const choose = useCallback((language: Language) => {
    void loadTexts(language).then((next) => {
      document.documentElement.lang = next.tag;
      setTexts(next);
    });
  }, []);
  useEffect(() => choose(firstLanguage()), [choose]);
  return {
    texts,
    choose: (language: Language) => {
      keepLanguage(language);
      choose(language);
    },
  };
}

/** The composer: the list of pages, or one page on the workbench; before both the sign-in. */
export function App() {
  const { texts, choose } = useChosenTexts();
  const { loaded, load } = useSession();
  const [alias, open] = usePlace();
  if (!texts) return null;
  return (
    <TextsProvider texts={texts}>
      <ErrorBoundary
        fallback={
          <Message
            text={texts.t('app.broken')}
            action={{ name: texts.t('app.retry'), run: () => location.reload() }}
          />
        }
      >
        {loaded === undefined && <Message text={texts.t('app.loading')} />}
        {loaded === 'failed' && (
          <Message
            text={texts.t('app.failed')}
            action={{ name: texts.t('app.retry'), run: load }}
          />
        )}
        {typeof loaded === 'object' && !loaded.session && <SignIn onSignedIn={load} />}
        {typeof loaded === 'object' &&
          loaded.session &&
          (alias === undefined ? (
            <PageList
              session={loaded.session}
              onOpen={open}
              onLanguage={choose}
              onSignedOut={load}
            />
          ) : (
            <Workbench
              key={alias}
              alias={alias}
              session={loaded.session}
              onLeave={() => open(undefined)}
            />
          ))}
      </ErrorBoundary>
    </TextsProvider>
  );
}
