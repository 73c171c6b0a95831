import { styleErrors } from './styleErrors.ts';

const script = 'e.exports={list:"List_list_a1B2c3",icon:"List_icon_a1B2c3"};document.body.className="card"';

/** The style errors of a package with this style sheet and a script that names two classes. */
const errorsOf = (css: string) =>
  styleErrors(
    new Map([
      ['browser/list.css', Buffer.from(css)],
      ['server/remote.cjs', Buffer.from(script)],
    ]),
  );

test.each([
  '.List_list_a1B2c3{color:red}',
  '@media (width>3px){.List_list_a1B2c3 button:hover::before{color:red}}',
  'body .List_list_a1B2c3:not(.x):has(>b){color:red}',
  ':is(.List_list_a1B2c3,.List_icon_a1B2c3) :is(th,td){color:red}',
  '.List_list_a1B2c3{button{color:red}&:hover{color:red}@media print{b,body &{color:red}}}',
  '@scope (.List_list_a1B2c3) to (p){button{color:red}}',
  '@keyframes List_fall_a1B2c3{from{top:0}to{top:1px}}@font-face{font-family:x}',
])('%s only affects the remote [FED-05]', (css) => {
  expect(errorsOf(css)).toEqual([]);
});

test.each([
  ['body{background:red}', 'body'],
  ['button{rotate:9deg}', 'button'],
  ['*{margin:0}', '*'],
  [':root{--brand-ink:red}', ':root'],
  ['.List_list_a1B2c3,h1 b{color:red}', 'h1 b'],
  [':root:has(.List_list_a1B2c3){color:red}', ':root:has(.List_list_a1B2c3)'],
  ['a:not(.List_list_a1B2c3){color:red}', 'a:not(.List_list_a1B2c3)'],
  [':is(.List_list_a1B2c3,p){color:red}', ':is(.List_list_a1B2c3,p)'],
  ['.List_list_a1B2c3{:root:not(&){color:red}}', ':root:not(&)'],
  ['@layer mf_lockers{body{background:red!important}}', 'body'],
  ['@scope (main){p{color:red}}', 'p'],
  // A class that belongs to another remote or the shell, and a class name that any page may use.
  ['.Header_bar_x9Y8z7{color:red}', '.Header_bar_x9Y8z7'],
  ['.card{color:red}', '.card'],
])('%s is refused, and the error names its place [FED-05]', (css, selector) => {
  expect(errorsOf(css)).toEqual([
    expect.stringMatching(
      /^browser\/list\.css:1:\d+: .* has no class of the remote’s own, so it styles the whole page: /,
    ),
  ]);
  expect(errorsOf(css)[0]).toContain(`: ${selector} has no class`);
});

test('the place is line and column, and each selector has a separate error [FED-05]', () => {
  const places = errorsOf('.List_list_a1B2c3{top:0}\n  b,\n i{top:0}').map((error) => error.split(' has ')[0]);
  expect(places).toEqual(['browser/list.css:2:3: b', 'browser/list.css:2:3: i']);
});

test('imported styles, page-wide rules and invalid CSS are refused [FED-05]', () => {
  expect(errorsOf('@import "https://example.com/x.css";@property --brand-ink{syntax:"*"}')).toEqual([
    'browser/list.css:1:1: @import is the whole page’s, not a remote’s',
    'browser/list.css:1:37: @property is the whole page’s, not a remote’s',
  ]);
  expect(errorsOf('.List_list_a1B2c3{')).toEqual([expect.stringMatching(/^browser\/list\.css can't be read as CSS: /)]);
  expect(errorsOf('{'.repeat(200_000))).toEqual([expect.stringMatching(/can't be read as CSS/)]);
});

test('a style sheet of more than 1 MB is refused before it is read [FED-04]', () => {
  expect(errorsOf(`.List_list_a1B2c3{top:0}${' '.repeat(1_000_000)}`)).toEqual([
    'browser/list.css has 1000024 bytes, and a style sheet has at most 1000000: split it',
  ]);
});
