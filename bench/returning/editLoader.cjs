/** Replaces a text of a source before webpack reads it. */
module.exports = function edit(source) {
  const { from, to } = this.getOptions();
  if (!source.includes(from)) throw new Error(`${this.resourcePath} has no ${from}`);
  return source.replace(from, to);
};
