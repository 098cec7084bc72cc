// What shows where one watches: pages with one of them mostly have others, so they come in one file.
export { default as anyDevice } from '../blocks/any-device/any-device.block.ts';
export { default as devices } from '../blocks/devices/devices.block.ts';
export { default as watchTv } from '../blocks/watch-tv/watch-tv.block.ts';
