// A classic script of a vendor that measures advertisements, for the Open Measurement interface of its frame.
(() => {
  interface Seen {
    type: string;
    data?: { verificationParameters?: string };
  }

  interface Measurement {
    registerSessionObserver(
      observe: (event: Seen) => void,
      vendorKey: string,
      injectionId?: string,
    ): void;
    addEventListener(type: string, observe: (event: Seen) => void): void;
  }

  const VENDOR = 'foyer.example-omid';

  const seen = [
    'impression',
    'loaded',
    'start',
    'firstQuartile',
    'midpoint',
    'thirdQuartile',
    'complete',
    'pause',
    'resume',
    'skipped',
    'volumeChange',
    'adUserInteraction',
  ];

  const { omid3p } = window as { omid3p?: Measurement };
  if (!omid3p) return;

  let address: string | undefined;
  // Events that come before the session says where to report.
  const waiting: string[] = [];

  const report = (type: string): void => {
    if (address === undefined) {
      waiting.push(type);
      return;
    }
    const url = new URL(address);
    url.searchParams.set('detail', type);
    new Image().src = url.href;
  };

  omid3p.registerSessionObserver(({ type, data }) => {
    if (type === 'sessionStart') {
      address = JSON.parse(data?.verificationParameters ?? '{}').track_url;
      report(type);
      for (const earlier of waiting.splice(0)) report(earlier);
    } else report(type);
  }, VENDOR);
  for (const type of seen) omid3p.addEventListener(type, () => report(type));
})();
