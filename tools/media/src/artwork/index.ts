export type { Finish, Hex, Palette, Point } from './artwork.types.ts';
export { palettes, type PaletteName } from './palettes.ts';
export { drawScene, renderScene, type SceneOptions } from './render-scene.ts';
export { finishOf, scenes, type SceneName } from './scenes/index.ts';
export { settings, type SettingName } from './typography/settings/index.ts';
