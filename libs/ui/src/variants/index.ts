export { AssetSource, type AssetFinder, type ModuleAssets } from './asset-source.ts';
export { announce, defineVariants, type VariantComponent } from './variant.tsx';
export { loadPatiently } from './load-patiently.ts';
