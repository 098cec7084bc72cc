export { AssetSource, type AssetFinder, type ModuleAssets } from './asset-source.ts';
export { announce, defineVariants, type VariantComponent } from './variant.tsx';
export { lazyPart } from './lazy-part.ts';
export { loadPatiently } from './load-patiently.ts';
