export default { title: 'Lockers' };
