import { startEarlyPresses } from '../../page/early-press/startEarlyPresses.ts';
import { holdLatePictures } from '../../page/holdLatePictures.ts';
import { leaveStalePage, speculate } from '../prefetch/speculation.ts';

const nonce = document.currentScript?.nonce ?? '';

// Tests for features that the oldest supported browser versions have and older ones lack (`browserslist` in
// package.json). An older browser keeps the server's page, with a sentence about the old browser.
if (!leaveStalePage(nonce) && CSS.supports('selector(:has(a)) and (width: 1lh)')) {
  window.earlyPresses = startEarlyPresses();
  holdLatePictures();
  speculate(nonce);
}
