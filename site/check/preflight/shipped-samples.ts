/** Written by tools/shipped-samples.ts: fingerprints of invented values that come with the kit. */
const fingerprints = `
06965357ec 0b2fb3c202 131dd63dcb 189e28d543 1b071f4899 1e53e6e9e9 2a424ed7a6 2bc0e4c10b 2dae8af395 2ebacef9b1
2f227c032f 33bd3f59f9 34881350ee 389e516657 3904961b20 3c6260f476 4184657366 41a7c61124 44dc65ede5 491039b523
505ccba5ac 58fdd50798 5c76df0534 63bdf34fb3 64c136f208 67450e1509 67de31d1cc 6a3466dc41 70b4007f17 72a65565ae
76e725fe0e 7a50e184d5 7ae824e68f 7dba5b2df1 859bb52c51 94def871de 974a33eca3 9ba81638dd 9c5d11383c 9f8c43454c
9fe92397e3 ac28bacd61 b2926e53b9 b5550b2436 b70c470b78 ba66cc7c28 bae1858bb8 bb397498be c1ee9ed59d c614b4ca09
cdfd81b98d d17b0ad49f d44f051baf dc16ef3171 f17d6a8832 f1ed30e0bf fac71896b3
`;

export const shippedSamples: ReadonlySet<string> = new Set(fingerprints.trim().split(/\s+/));
