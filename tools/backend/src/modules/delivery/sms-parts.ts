/** The alphabet of GSM 03.38, without its escape. */
const gsm =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';

/** Takes an escape before it. */
const gsmExtended = '\f^{}\\[~]|€';

/** How much one SMS holds, alone and as a part of several. */
const limits = { gsm: { alone: 160, part: 153 }, ucs2: { alone: 70, part: 67 } };

/** Of how many SMS a text consists; each is paid for. One letter that is not GSM's, such as a Cyrillic one, more than halves what fits. */
export function smsParts(text: string): number {
  const characters = [...text];
  const isGsm = characters.every((one) => gsm.includes(one) || gsmExtended.includes(one));
  const length = isGsm
    ? characters.length + characters.filter((one) => gsmExtended.includes(one)).length
    : text.length;
  const { alone, part } = isGsm ? limits.gsm : limits.ucs2;
  return length <= alone ? 1 : Math.ceil(length / part);
}
