import { type MacroValues } from '../ad-request/macros.ts';

/** How long a consent platform may take to answer, in milliseconds; nothing is asked for before. */
const ANSWER_LIMIT_MS = 300;

/** What TCF 2.2 answers, as far as it matters. */
interface TcData {
  gdprApplies?: boolean;
  tcString?: string;
  purpose?: { consents?: Readonly<Record<string, boolean>> };
}

/** What GPP 1.1 answers to `ping`. */
interface GppPing {
  gppString?: string;
  applicableSections?: readonly number[];
}

/** What stands at the window where a consent platform does. */
export interface Platforms {
  __tcfapi?: (
    command: 'addEventListener' | 'removeEventListener',
    version: 2,
    hear: (data: TcData & { listenerId?: number }, isDone: boolean) => void,
    listenerId?: number,
  ) => void;
  __gpp?: (command: 'ping', hear: (data: GppPing | undefined, isDone: boolean) => void) => void;
}

/** What a viewer has agreed to. */
export interface AdConsent {
  /** Whether anything may be kept in or read from the browser for advertising: purpose 1 of TCF; undefined without one. */
  isGiven: boolean | undefined;
  /** For addresses. VAST 4.3 §6.8 */
  macros: MacroValues;
}

/** Purpose 1 of TCF: store and access information on a device. */
const STORAGE_PURPOSE = '1';

/** The first answer of a platform; nothing where there is none, or none in time. */
const firstAnswer = <Data>(ask: (hear: (data: Data) => void) => void): Promise<Data | undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ANSWER_LIMIT_MS);
    try {
      ask(resolve);
    } catch {
      resolve(undefined);
    }
  });

const tcfOf = ({ __tcfapi: tcf }: Platforms) =>
  tcf &&
  firstAnswer<TcData>((hear) => {
    tcf('addEventListener', 2, (data, isDone) => {
      if (data.listenerId !== undefined) tcf('removeEventListener', 2, () => {}, data.listenerId);
      if (isDone) hear(data);
    });
  });

const gppOf = ({ __gpp: gpp }: Platforms) =>
  gpp &&
  firstAnswer<GppPing>((hear) => {
    gpp('ping', (data, isDone) => {
      if (isDone && data) hear(data);
    });
  });

/** One that has not answered has not said yes. */
const isTcfGiven = (tcf: TcData | undefined): boolean =>
  tcf !== undefined && (!tcf.gdprApplies || tcf.purpose?.consents?.[STORAGE_PURPOSE] === true);

/** Reads what consent platforms of the page say, TCF 2.2 and GPP 1.1; nothing is asked where there are none. */
export async function readConsent(
  platforms: Platforms = window as unknown as Platforms,
): Promise<AdConsent> {
  const { __tcfapi: platform } = platforms;
  const [tcf, gpp] = await Promise.all([tcfOf(platforms), gppOf(platforms)]);
  const regulations = [tcf?.gdprApplies && 'gdpr', gpp?.gppString && 'gpp'].filter(Boolean);
  return {
    isGiven: platform && isTcfGiven(tcf),
    macros: {
      ...(tcf?.tcString && { GDPRCONSENT: tcf.tcString }),
      ...(gpp?.gppString && {
        GPPSTRING: gpp.gppString,
        GPPSECTIONID: gpp.applicableSections?.join(','),
      }),
      ...(regulations.length > 0 && { REGULATIONS: regulations.join(',') }),
    },
  };
}
