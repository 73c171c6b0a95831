/** The harness's document; its script renders everything. */
export const harnessHtml = (remote: string): string => `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${remote}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/harness.css">
</head>
<body><div id="root"></div><script src="/harness.js"></script></body>
</html>
`;
