export { TicketList as default } from '../tickets/TicketList.tsx';
