// A classic script, loaded by players into a frame of its own: it leaves `getVPAIDAd` on the window.
(() => {
  /** What it is to do beside what units do, or to do wrong. */
  type Deed =
    'timeout' | 'error' | 'no_start' | 'no_stop' | 'skippable' | 'resize' | 'click' | undefined;

  interface Parameters {
    title: string;
    /** Seconds. */
    duration: number;
    click_url: string;
    does?: Deed;
  }

  interface Environment {
    slot: HTMLElement;
  }

  type Listener = (...values: unknown[]) => void;

  const TICK_MS = 100;
  /** When it does what it is to do, in seconds. */
  const DEED_SECONDS = 2;
  /** When it can be skipped by its own button, in seconds. */
  const SKIP_SECONDS = 3;
  const QUARTILES = [
    { share: 0.25, event: 'AdVideoFirstQuartile' },
    { share: 0.5, event: 'AdVideoMidpoint' },
    { share: 0.75, event: 'AdVideoThirdQuartile' },
  ] as const;

  /** An interactive advertisement by VPAID 2.0: a card with a button that counts its time down. */
  function createUnit() {
    const listeners = new Map<string, Set<Listener>>();
    const told = new Set<string>();
    let parameters: Parameters = { title: '', duration: 8, click_url: '' };
    let place: HTMLElement | undefined;
    let rest = document.createElement('p');
    let passedMs = 0;
    let volume = 1;
    let size = { width: 0, height: 0 };
    let timer: ReturnType<typeof setInterval> | undefined;

    const tell = (event: string, ...values: unknown[]): void => {
      for (const listener of listeners.get(event) ?? []) listener(...values);
    };
    const tellOnce = (event: string): void => {
      if (told.has(event)) return;
      told.add(event);
      tell(event);
    };
    const remainingSeconds = (): number => Math.max(0, parameters.duration - passedMs / 1000);

    const stop = (): void => {
      clearInterval(timer);
      if (parameters.does === 'no_stop') return;
      place?.replaceChildren();
      tellOnce('AdStopped');
    };

    const skip = (): void => {
      tellOnce('AdSkipped');
      stop();
    };

    const isSkippable = (): boolean =>
      parameters.does === 'skippable' && passedMs >= SKIP_SECONDS * 1000;

    const offerSkip = (): void => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Пропустить';
      button.addEventListener('click', skip);
      place?.firstElementChild?.append(button);
      tell('AdSkippableStateChange');
    };

    /** Does what is due at this moment. */
    const act = (): void => {
      const { does } = parameters;
      if (does === 'skippable' && passedMs === SKIP_SECONDS * 1000) offerSkip();
      if (passedMs !== DEED_SECONDS * 1000) return;
      if (does === 'click') tell('AdClickThru', parameters.click_url, '', true);
      if (does !== 'resize') return;
      size = { width: size.width / 2, height: size.height / 2 };
      tell('AdSizeChange');
    };

    const tick = (): void => {
      passedMs += TICK_MS;
      act();
      rest.textContent = `${Math.ceil(remainingSeconds())}`;
      tell('AdDurationChange');
      for (const { share, event } of QUARTILES) {
        if (passedMs / 1000 >= parameters.duration * share) tellOnce(event);
      }
      if (remainingSeconds() > 0) return;
      tellOnce('AdVideoComplete');
      stop();
    };

    const run = (): void => {
      clearInterval(timer);
      timer = setInterval(tick, TICK_MS);
    };

    const draw = (slot: HTMLElement): void => {
      const card = document.createElement('div');
      Object.assign(card.style, {
        position: 'absolute',
        inset: '0',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: '1rem',
        font: '1.25rem system-ui, sans-serif',
        color: '#fff',
        background: 'linear-gradient(135deg, #3b1d60, #0d4f6b)',
      });
      const title = document.createElement('p');
      title.textContent = parameters.title;
      const more = document.createElement('button');
      more.type = 'button';
      more.textContent = 'Подробнее';
      more.addEventListener('click', () => tell('AdClickThru', parameters.click_url, '', true));
      card.append(title, more, rest);
      slot.replaceChildren(card);
    };

    return {
      handshakeVersion: () => '2.0',
      initAd: (
        width: number,
        height: number,
        _viewMode: string,
        _desiredBitrate: number,
        creativeData: { AdParameters?: string },
        environment: Environment,
      ): void => {
        parameters = { ...parameters, ...JSON.parse(creativeData.AdParameters ?? '{}') };
        size = { width, height };
        place = environment.slot;
        if (parameters.does === 'timeout') return;
        if (parameters.does === 'error') {
          tell('AdError', 'The unit gives up, as it was asked to');
          return;
        }
        rest = document.createElement('p');
        draw(environment.slot);
        tell('AdLoaded');
      },
      startAd: (): void => {
        if (parameters.does === 'no_start') return;
        run();
        tellOnce('AdStarted');
        tellOnce('AdImpression');
        tellOnce('AdVideoStart');
      },
      stopAd: stop,
      skipAd: skip,
      pauseAd: (): void => {
        clearInterval(timer);
        tell('AdPaused');
      },
      resumeAd: (): void => {
        run();
        tell('AdPlaying');
      },
      resizeAd: (width: number, height: number): void => {
        size = { width, height };
        tell('AdSizeChange');
      },
      expandAd: (): void => undefined,
      collapseAd: (): void => undefined,
      subscribe: (listener: Listener, event: string, context?: unknown): void => {
        const known = listeners.get(event) ?? new Set();
        known.add(context === undefined ? listener : listener.bind(context));
        listeners.set(event, known);
      },
      unsubscribe: (_listener: Listener, event: string): void => {
        listeners.delete(event);
      },
      getAdLinear: () => true,
      getAdWidth: () => size.width,
      getAdHeight: () => size.height,
      getAdExpanded: () => false,
      getAdSkippableState: isSkippable,
      getAdRemainingTime: remainingSeconds,
      getAdDuration: () => parameters.duration,
      getAdVolume: () => volume,
      setAdVolume: (value: number): void => {
        volume = value;
        tell('AdVolumeChange');
      },
      getAdCompanions: () => '',
      getAdIcons: () => false,
    };
  }

  Object.assign(window, { getVPAIDAd: createUnit });
})();
