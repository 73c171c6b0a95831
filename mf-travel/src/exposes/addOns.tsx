export { AddOns as default } from '../add-ons/AddOns.tsx';
