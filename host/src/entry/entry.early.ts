import { startEarlyPresses } from '../early-press/startEarlyPresses.ts';
import { holdLatePictures } from '../late-pictures/holdLatePictures.ts';

// What the oldest supported versions have and older ones lack (`browserslist` in package.json). An older browser keeps the
// server's page, with a sentence.
if (CSS.supports('selector(:has(a)) and (width: 1lh)')) {
  window.earlyPresses = startEarlyPresses();
  holdLatePictures();
}
