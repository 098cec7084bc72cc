declare module '@dailymotion/vmap' {
  /** One `<vmap:AdBreak>`; attributes are null where they are not said. */
  export interface VmapBreak {
    timeOffset: string | null;
    breakType: string | null;
    breakId: string | null;
    repeatAfter: string | null;
    adSource: {
      allowMultipleAds: string | null;
      followRedirects: string | null;
      /** The `VAST` element. */
      vastAdData: Element | null;
      adTagURI: { templateType: string | null; uri: string } | null;
      customData: Element | null;
    } | null;
    trackingEvents: { event: string | null; uri: string }[];
  }

  export default class VMAP {
    /** @throws Error where it is not a VMAP document. */
    constructor(document: { documentElement: Element });
    version: string | null;
    adBreaks: VmapBreak[];
  }
}
