import { diskErrorCode } from './diskErrorCode.ts';

/** No space, no more of the account's share, or PostgreSQL's `disk_full`. */
const full = ['ENOSPC', 'EDQUOT', '53100'];

/** Whether something could not be stored because the disk, of this machine or of the database, is full. */
export const isDiskFull = (error: unknown): boolean => full.includes(diskErrorCode(error) ?? '');
