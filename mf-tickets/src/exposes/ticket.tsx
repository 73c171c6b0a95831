export { TicketDetail as default } from '../detail/TicketDetail.tsx';
