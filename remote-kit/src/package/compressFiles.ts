/** The host and the console compress their builds as packages are. */
export { compressFiles } from '@festival/release-registry/package/compressFiles';
