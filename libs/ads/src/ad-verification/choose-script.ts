import type { Verification } from '../model/ad.types.ts';

/** Why a vendor's script is not run. VAST 4.3 §3.16 */
export const reasons = {
  /** The label does not allow the vendor, or the viewer has not agreed. */
  rejected: 1,
  /** Nothing here speaks the framework that it needs. */
  unsupported: 2,
  /** It does not come. */
  failed: 3,
} as const;

type Script = Verification['scripts'][number];

/** What decides whether a vendor may measure. */
export interface VerificationRules {
  /** Vendors that the label allows. */
  vendors: readonly string[];
  mayAsk: (url: string) => boolean;
  /** Whether there are walled documents to run scripts in. */
  hasFrames: boolean;
}

/**
 * Chooses the script of a vendor.
 *
 * @returns The number that `[REASON]` stands for where there is none to run.
 */
export function chooseScript(
  { vendor, scripts }: Verification,
  { vendors, mayAsk, hasFrames }: VerificationRules,
): Script | number {
  if (vendor === undefined || !vendors.includes(vendor)) return reasons.rejected;
  const script = scripts.find(({ apiFramework }) => apiFramework.toLowerCase() === 'omid');
  if (!script || !hasFrames) return reasons.unsupported;
  return mayAsk(script.url) ? script : reasons.rejected;
}
