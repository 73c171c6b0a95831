export { UpgradePage as default } from '../upgrade/UpgradePage.tsx';
