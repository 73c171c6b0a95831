/** The output of a remote's Node build: one CommonJS file with every exposed module. */
export const serverOutput = (outputFolder: string) => ({
  path: outputFolder,
  filename: '[name].cjs',
  library: { type: 'commonjs2' },
  asyncChunks: false,
  // An exposed module that threw throws again for the next page, instead of being an empty module.
  strictModuleErrorHandling: true,
  clean: true,
});
