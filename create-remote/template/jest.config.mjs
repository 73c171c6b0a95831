export { default } from '@festival/remote-kit/jest';
