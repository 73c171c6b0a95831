export { MembershipPage as default } from '../membership/MembershipPage.tsx';
