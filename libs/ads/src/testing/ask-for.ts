import { requestAds } from '../ad-request/request-ads.ts';
import type { AdAnswer, AdRequest, AdRequestPorts } from '../ad-request/request-ads.types.ts';
import type { Ad } from '../model/ad.types.ts';
import { XmlFailure } from '../ad-request/xml-failure.ts';
import { parseXml } from './parse-xml.ts';

/** The address that {@link askFor} asks first. */
export const ADDRESS = 'https://ads.example/vast';

/** What an address answers: XML, a failure, or XML that comes later. */
export type Answer = string | XmlFailure | (() => Promise<string>);

/** What {@link askFor} answers, asks and was told. */
interface Asked {
  answer: AdAnswer;
  /** Addresses, in order. */
  asked: string[];
  /** Pings, in order. */
  pings: string[];
}

interface AskOptions extends Partial<AdRequest> {
  mayAsk?: AdRequestPorts['mayAsk'];
  signal?: AbortSignal;
}

/** Requests advertisements of servers that answer by address; one that is not named fails as a network does. */
export async function askFor(
  answers: Readonly<Record<string, Answer>> | string,
  { mayAsk = () => true, signal, ...request }: AskOptions = {},
): Promise<Asked> {
  const byAddress = typeof answers === 'string' ? { [ADDRESS]: answers } : answers;
  const asked: string[] = [];
  const pings: string[] = [];
  const ports: AdRequestPorts = {
    fetchXml: async (url) => {
      asked.push(url);
      const answer = byAddress[url] ?? new XmlFailure('VAST_REQUEST_FAILED');
      if (answer instanceof XmlFailure) throw answer;
      return parseXml(typeof answer === 'string' ? answer : await answer());
    },
    mayAsk,
    ping: (url) => void pings.push(url),
  };
  const whole: AdRequest = {
    address: ADDRESS,
    slot: 'preroll',
    limit: 4,
    budgetMs: 4000,
    time: 0,
    duration: 0,
    macros: {},
    maxWrappers: 10,
    ...request,
  };
  const answer = await requestAds(whole, ports, signal ?? new AbortController().signal);
  return { answer, asked, pings };
}

/** Ids of advertisements, in order. */
export const idsOf = (ads: AdAnswer['pod']): (string | undefined)[] => ads.map(({ id }) => id);

/** The first advertisement of a document; `hops` answer by address. */
export async function readAd(
  xml: string,
  hops: Readonly<Record<string, Answer>> = {},
): Promise<Ad> {
  const { answer } = await askFor({ [ADDRESS]: xml, ...hops });
  const [ad] = answer.pod;
  if (!ad) throw new Error(`no advertisement: ${answer.error}`);
  return ad;
}
