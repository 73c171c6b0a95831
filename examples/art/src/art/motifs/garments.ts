/**
 * Clothing and bags, drawn flat around x = 0, y = 0, about 560 high. `outline` is the cloth, `folds` are its seams as
 * lines, `inside` is the visible inside, `print` is the place for the brand's picture.
 */
type Garment = {
  outline: string;
  folds: string;
  inside?: string;
  print: { x: number; y: number; r: number };
};

export const garments = {
  tee: {
    outline:
      'M-86 -268Q0 -214 86 -268L150 -248Q196 -232 224 -190L300 -66L214 -8L172 -66Q176 90 182 276Q0 296 -182 276Q-176 90 -172 -66L-214 -8L-300 -66L-224 -190Q-196 -232 -150 -248Z',
    folds:
      'M172 -66Q168 -118 158 -150M-172 -66Q-168 -118 -158 -150M-180 252Q0 272 180 252M-110 -256Q0 -178 110 -256M196 -18L282 -76M-196 -18L-282 -76',
    inside: 'M-86 -268Q0 -214 86 -268Q0 -252 -86 -268Z',
    print: { x: 0, y: 10, r: 116 },
  },
  hoodie: {
    outline:
      'M-96 -226Q-120 -300 0 -312Q120 -300 96 -226L152 -206Q206 -184 224 -120L276 214Q278 232 258 236L210 244Q194 246 190 228L168 20Q172 150 176 268Q176 286 158 286H-158Q-176 286 -176 268Q-172 150 -168 20L-190 228Q-194 246 -210 244L-258 236Q-278 232 -276 214L-224 -120Q-206 -184 -152 -206Z',
    folds:
      'M-96 -226Q-60 -120 0 -104Q60 -120 96 -226M-112 272L-84 132H84L112 272M-176 246H176M190 206L272 194M-190 206L-272 194M-24 -108V-10M24 -108V10',
    inside: 'M-70 -236Q-60 -286 0 -288Q60 -286 70 -236Q40 -160 0 -140Q-40 -160 -70 -236Z',
    print: { x: 0, y: 34, r: 78 },
  },
  cap: {
    outline:
      'M-236 70Q-246 -150 0 -168Q216 -150 232 46Q330 62 388 120Q400 140 372 142Q240 96 40 96Q-120 96 -214 130Q-236 120 -236 70Z',
    folds: 'M0 -168Q70 -60 72 96M0 -168Q-110 -70 -128 104M-232 78Q-30 36 232 46M0 -168Q-180 -110 -226 30',
    print: { x: -28, y: -28, r: 62 },
  },
  tote: {
    outline: 'M-196 -120H196L216 262Q216 282 196 282H-196Q-216 282 -216 262Z',
    folds: 'M-200 -84H200',
    inside: 'M-116 -104V-200Q-116 -300 0 -300Q116 -300 116 -200V-104H88V-200Q88 -272 0 -272Q-88 -272 -88 -200V-104Z',
    print: { x: 0, y: 96, r: 128 },
  },
  bottle: {
    outline: 'M-62 -214H62V-176Q104 -150 104 -96V252Q104 286 70 286H-70Q-104 286 -104 252V-96Q-104 -150 -62 -176Z',
    folds: 'M-104 -70H104M-104 226H104',
    inside: 'M-48 -296Q-48 -306 -38 -306H38Q48 -306 48 -296V-222H-48Z',
    print: { x: 0, y: 78, r: 82 },
  },
} as const satisfies Record<string, Garment>;

export type GarmentName = keyof typeof garments;
