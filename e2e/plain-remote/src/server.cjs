/** The modules that the host renders on the server: each exposed module by its name, evaluated when it is requested. */
module.exports = {
  './lockers': () => require('./lockers.jsx'),
  './texts/en': () => require('./texts.js'),
  './texts/es': () => require('./texts.js'),
  './texts/nl': () => require('./texts.js'),
};
