export type {
  AppStore,
  Label,
  LabelLinks,
  LabelVariants,
  LocalisedText,
  SocialNetwork,
  VariantSlot,
} from './label.types.ts';
export { LabelProvider, useLabel } from './label-context.tsx';
export {
  defaultLabel,
  isLabelId,
  labelByHost,
  labelById,
  labels,
  loadTheme,
  themeModule,
  type LabelId,
} from './labels/index.ts';
export { brandFile } from './brand-files.ts';
