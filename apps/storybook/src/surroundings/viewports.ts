import { defaultModes, modes } from '@foyer/visual/modes';

const screen = (name: string, type: 'mobile' | 'tablet' | 'desktop', size: [number, number]) => ({
  name: `${name} (${size[0]})`,
  styles: { width: `${size[0]}px`, height: `${size[1]}px` },
  type,
});

/** The screens of the viewport menu. A story that is about a narrow screen fixes `mobile1`. */
export const viewports = {
  mobile1: screen('Narrowest', 'mobile', [320, 568]),
  phone: screen('Phone', 'mobile', [360, 780]),
  tablet: screen('Tablet', 'tablet', [768, 1024]),
  laptop: screen('Laptop', 'desktop', [1280, 800]),
  television: screen('Wide', 'desktop', [1920, 1080]),
};

/** What Chromatic pictures each story in: the modes that `npm run visual` takes by default. */
export const chromaticModes: Readonly<
  Record<string, { label: string; language: string; viewport: number }>
> = Object.fromEntries(
  defaultModes.flatMap((name) => {
    const mode = modes.get(name);
    if (!mode) return [];
    const { width, ...globals } = mode;
    return [[name, { ...globals, viewport: width }]];
  }),
);
