import type { AdIcon, AdResource } from '../../model/ad.types.ts';
import { said } from '../said.ts';
import { webAddress, webAddresses } from '../web-address.ts';
import { childOf, childrenOf, textOf, textsOf } from '../xml.ts';
import type { VastIcon } from './vast-client.types.ts';

/**
 * Reads the signs over the picture; one without anything to show is left out. VAST 4.3 §3.11
 *
 * @param linear - The `Linear` of the icons: vast-client keeps neither the texts of the fallback pictures nor more than
 *   one ping of a view.
 */
export function readIcons(icons: readonly VastIcon[], linear: Element, base: string): AdIcon[] {
  const elements = childrenOf(childOf(linear, 'Icons'), 'Icon');
  return icons.flatMap((icon, index) => {
    const resource = resourceOf(icon, base);
    return resource === undefined ? [] : [readIcon(icon, resource, elements[index], base)];
  });
}

const readIcon = (
  icon: VastIcon,
  resource: AdResource,
  element: Element | undefined,
  base: string,
): AdIcon => ({
  ...said({
    program: icon.program || undefined,
    duration: icon.duration > 0 ? icon.duration : undefined,
    altText: icon.altText || undefined,
  }),
  resource,
  width: icon.width || 0,
  height: icon.height || 0,
  x: icon.xPosition || 0,
  y: icon.yPosition || 0,
  offset: Math.max(icon.offset, 0),
  click: {
    ...said({ through: webAddress(icon.iconClickThroughURLTemplate || undefined, base) }),
    tracking: webAddresses(
      icon.iconClickTrackingURLTemplates.map(({ url }) => url),
      base,
    ),
  },
  views: webAddresses(textsOf(element, 'IconViewTracking'), base),
  fallbackImages: readFallbackImages(element, base),
});

/** VAST 4.3 §3.11.5 */
const readFallbackImages = (icon: Element | undefined, base: string): AdIcon['fallbackImages'] =>
  childrenOf(
    childOf(childOf(icon, 'IconClicks'), 'IconClickFallbackImages'),
    'IconClickFallbackImage',
  ).flatMap((image) => {
    const picture = textOf(childOf(image, 'StaticResource')) ?? textOf(image);
    const url = webAddress(picture, base);
    return url === undefined
      ? []
      : { url, ...said({ altText: textOf(childOf(image, 'AltText')) }) };
  });

function resourceOf(icon: VastIcon, base: string): AdResource | undefined {
  const picture = webAddress(icon.staticResource || undefined, base);
  if (picture !== undefined) return { kind: 'static', url: picture, type: String(icon.type || '') };
  const page = webAddress(icon.iframeResource || undefined, base);
  if (page !== undefined) return { kind: 'frame', url: page };
  return icon.htmlResource ? { kind: 'html', markup: icon.htmlResource } : undefined;
}
