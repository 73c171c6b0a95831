/** The host and the console compress their builds like packages. */
export { compressFiles } from '@festival/release-registry/package/compressFiles';
