export type { Label, LabelVariants, LocalisedText, VariantSlot } from './label.types.ts';
export { LabelProvider, useLabel } from './label-context.tsx';
export {
  defaultLabel,
  isLabelId,
  labelByHost,
  labelById,
  labels,
  loadTheme,
  themeModules,
  type LabelId,
} from './labels/index.ts';
