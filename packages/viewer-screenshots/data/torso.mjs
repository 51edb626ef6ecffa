/**
 * The synthetic torso, made of formulas and seeded noise only: no measured data, no
 * atlas, no images of people. Every function returns the same bytes in every run.
 */
import {Volume, ellSd, gauss, rng, tree, waves} from './volume.mjs';

// The shapes below are shared by the CT (HU) and the PT (SUV), so that the two fit
// each other: center `c` and radii `r` in mm.
export const LESION = {c: [-88, -18, 118], r: [15, 13, 13]}; // in the liver
export const LESION2 = {c: [-48, 14, 138], r: [8, 8, 8]}; // in the liver
export const NODULE = {c: [-92, 22, 226], r: [9, 8, 8]}; // in the right lung
const NODE = {c: [-14, 8, 236], r: [8, 7, 11]}; // mediastinal node

const LIVER = [
  {c: [-70, -2, 112], r: [76, 78, 68]},
  {c: [-8, -42, 128], r: [66, 36, 38]},
];
const KIDNEY_R = {c: [-66, 46, 44], r: [27, 25, 52]};
const KIDNEY_L = {c: [66, 46, 54], r: [27, 25, 52]};
export const SPLEEN = {c: [112, 34, 122], r: [26, 44, 44]};
const HEART = {c: [26, -24, 196], r: [54, 42, 52]};

/** The outline of the body, grown by some mm. */
const body = (grow) => (x, y, z) => {
  // super-ellipse outline that narrows toward waist and shoulders
  const zz = (z - 150) / 150;
  const a = 168 - 10 * zz * zz + 4 * Math.sin(z / 38) + grow,
    b = 112 - 5 * zz * zz + 6 * Math.cos(z / 60) + grow;
  const u = Math.abs(x) / a,
    v = Math.abs(y - 6) / b;
  return (Math.pow(Math.pow(u, 2.5) + Math.pow(v, 2.5), 1 / 2.5) - 1) * b;
};
const ALL = [-200, 200, -200, 200, -50, 400];

/**
 * CT of the torso in Hounsfield units; `lesionScale` shrinks the lesions of an older study.
 * Without noise it can be compressed.
 */
export function torsoCT({
  n = [256, 256, 100],
  sp = [1.40625, 1.40625, 3],
  seed = 7,
  lesionScale = 1,
  hasNoise = true,
} = {}) {
  const org = [(-(n[0] - 1) / 2) * sp[0], (-(n[1] - 1) / 2) * sp[1] + 14, 0];
  const V = new Volume(n, sp, org, -1000);
  const sc = (o) => ({c: o.c, r: o.r.map((v) => v * lesionScale)});

  // table
  V.paint(
    [-200, 200, 120, 175, -50, 400],
    (x, y) => Math.abs(y - (150 - (x * x) / 1400)) - 3,
    -350,
  );
  V.paint(
    [-200, 200, 120, 175, -50, 400],
    (x, y) => Math.abs(y - (158 - (x * x) / 1400)) - 1.2,
    120,
  );
  // skin, fat, muscle, cavity
  V.paint(ALL, body(0), 10);
  V.paint(ALL, body(-2.5), -102);
  const wob = waves(3, 8, 60);
  V.paint(ALL, (x, y, z) => body(-16)(x, y, z) + 2.5 * wob(x, y, z), 55);
  V.paint(ALL, (x, y, z) => body(-27)(x, y, z) + 2 * wob(y, x, z), -95);
  // deep back muscles
  for (const s of [-1, 1]) {
    V.paint(
      [-80, 80, 60, 130, -50, 400],
      (x, y, z) => ellSd([s * 38, 92, z], [31, 17, 1e3], 17)(x, y, z),
      58,
    );
    V.paint(
      [-80, 80, 30, 110, -50, 90],
      (x, y, z) =>
        ellSd([s * (34 + (90 - z) * 0.12), 66, z], [15, 18, 1e3], 15)(x, y, z),
      60,
    );
  }
  // lungs above a domed diaphragm
  const dome = (x, y) =>
    (x < 0 ? 176 : 162) -
    (x + (x < 0 ? 72 : -78)) ** 2 / 210 -
    (y - 2) ** 2 / 230;
  const lungSd = (s) => (x, y, z) =>
    Math.max(
      ellSd([s * 78, 4, 190], [66, 86, 132], 66)(x, y, z),
      body(-31)(x, y, z),
      dome(x, y) - z,
      18 - s * x - 0.1 * Math.max(0, y - 20),
    );
  const par = waves(5, 14, 22);
  for (const s of [-1, 1]) {
    const sd = lungSd(s);
    V.paint(
      [-160, 160, -110, 110, 60, 330],
      sd,
      (x, y, z) => -846 + 14 * par(x, y, z) + 0.18 * y,
    );
    tree(
      V,
      100 + s,
      [s * 24, 6, 214],
      [s * 0.8, 0.05, -0.55],
      28,
      5.2,
      7,
      -20,
      (x, y, z) => sd(x, y, z) < -3 || Math.abs(x) < 40,
    );
    tree(
      V,
      120 + s,
      [s * 24, 2, 222],
      [s * 0.75, 0.25, 0.6],
      26,
      5,
      7,
      -20,
      (x, y, z) => sd(x, y, z) < -3 || Math.abs(x) < 40,
    );
    tree(
      V,
      140 + s,
      [s * 26, -6, 216],
      [s * 0.8, -0.6, 0.1],
      24,
      4.4,
      7,
      -20,
      (x, y, z) => sd(x, y, z) < -3 || Math.abs(x) < 40,
    );
  }
  // mediastinum, heart, great vessels, airway, gullet
  V.paint(
    [-60, 80, -90, 70, 130, 340],
    (x, y, z) =>
      Math.max(
        ellSd([2, -8, 232], [27, 58, 110], 27)(x, y, z),
        body(-30)(x, y, z),
      ),
    -70,
  );
  V.ellipsoid(HEART.c, HEART.r, 70);
  V.ellipsoid([36, -20, 190], [30, 22, 32], 185); // left chambers
  V.ellipsoid([0, -34, 200], [25, 20, 33], 165); // right chambers
  V.ellipsoid([16, 10, 206], [26, 14, 18], 180);
  V.capsule([12, -12, 214], [-6, -24, 258], 14, 205); // ascending aorta
  for (let t = 0; t < 14; t++) {
    // arch
    const f = (a) => [
      -6 + 26 * a,
      -24 + 66 * a,
      258 + 20 * Math.sin(Math.PI * a),
    ];
    V.capsule(f(t / 14), f((t + 1) / 14), 12.5, 205);
  }
  V.capsule([20, 42, 256], [16, 44, 140], 11.5, 205);
  V.capsule([16, 44, 140], [8, 42, -20], 10.5, 200);
  V.capsule([-24, -14, 286], [-22, -10, 220], 9, 150); // superior vena cava
  V.capsule([-22, 30, 160], [-20, 38, -20], 11, 125); // inferior vena cava
  V.capsule([10, -10, 226], [-20, 4, 226], 10, 190); // pulmonary trunk
  V.capsule([10, -10, 226], [32, 8, 228], 10, 190);
  V.capsule([0, 8, 300], [2, 16, 244], 10, 20);
  V.capsule([0, 8, 300], [2, 16, 244], 8, -995); // trachea
  for (const s of [-1, 1]) {
    V.capsule([2, 16, 244], [s * 34, 16, 218], 7.5, 10);
    V.capsule([2, 16, 244], [s * 34, 16, 218], 5.8, -990);
  }
  V.capsule([4, 34, 300], [12, 30, 160], 6, 40);
  for (const s of [-1, 1]) {
    V.capsule([s * 10, -6, 276], [s * 36, -14, 310], 6, 190);
  }

  // liver with vessels
  const rough = waves(11, 10, 46);
  const liverSd = (x, y, z) =>
    Math.max(
      Math.min(...LIVER.map((e) => ellSd(e.c, e.r)(x, y, z))),
      body(-30)(x, y, z),
    ) +
    1.8 * rough(x, y, z);
  const tex = waves(13, 16, 15);
  V.paint(
    [-150, 70, -100, 90, 30, 200],
    liverSd,
    (x, y, z) => 108 + 2.5 * tex(x, y, z),
  );
  const inLiver = (x, y, z) => liverSd(x, y, z) < -4;
  tree(V, 201, [-34, -2, 106], [-0.9, -0.1, 0.2], 30, 6, 6, 165, inLiver);
  tree(V, 203, [-26, 22, 160], [-0.75, -0.45, -0.3], 30, 5, 6, 158, inLiver);
  tree(V, 207, [-26, 10, 158], [-0.6, 0.3, -0.5], 26, 4.6, 6, 158, inLiver);
  V.ellipsoid([-52, -52, 74], [15, 20, 24], 12); // gall bladder
  const L1 = sc(LESION),
    L2 = sc(LESION2);
  V.ellipsoid(
    L1.c,
    L1.r.map((v) => v + 2),
    128,
  );
  V.ellipsoid(L1.c, L1.r, (x, y, z) => 62 + 5 * tex(x * 2, y * 2, z * 2));
  V.ellipsoid(
    [L1.c[0] + 2, L1.c[1], L1.c[2]],
    L1.r.map((v) => v * 0.45),
    34,
  );
  V.ellipsoid(L2.c, L2.r, 66);
  // spleen, stomach, pancreas
  V.paint(
    [80, 150, -30, 100, 60, 180],
    (x, y, z) =>
      Math.max(ellSd(SPLEEN.c, SPLEEN.r)(x, y, z), body(-31)(x, y, z)) +
      1.2 * rough(z, y, x),
    118,
  );
  V.ellipsoid([66, -26, 124], [44, 42, 38], 62);
  V.ellipsoid([66, -26, 124], [39, 37, 33], (x, y) => (y < -34 ? -985 : 22));
  const pan = [
    [-26, 2, 76],
    [-6, -8, 82],
    [18, -4, 88],
    [42, 6, 94],
    [66, 18, 100],
    [82, 24, 104],
  ];
  for (let i = 0; i + 1 < pan.length; i++) {
    V.capsule(pan[i], pan[i + 1], 10 - i, (x, y, z) => 92 + 12 * tex(x, y, z));
  }
  // kidneys
  for (const [K, s] of [
    [KIDNEY_R, -1],
    [KIDNEY_L, 1],
  ]) {
    V.ellipsoid(K.c, K.r, 198);
    for (let t = -3; t <= 3; t++) {
      V.ellipsoid(
        [K.c[0] - s * 2, K.c[1], K.c[2] + t * 12],
        [13, 13, 4.6],
        128,
      );
    }
    V.ellipsoid([K.c[0] - s * 17, K.c[1] - 2, K.c[2]], [15, 10, 20], -88);
    V.capsule(
      [K.c[0] - s * 12, K.c[1], K.c[2]],
      [s * 14, 40, K.c[2] + 4],
      4.5,
      160,
    );
    V.ellipsoid([K.c[0] + s * 8, K.c[1], K.c[2] + 52], [9, 7, 10], 52); // adrenal-ish cap
  }
  V.ellipsoid([KIDNEY_L.c[0] + 14, KIDNEY_L.c[1] - 10, 34], [10, 10, 10], 6); // simple cyst
  // bowel: coils with wall, content and gas
  const rb = rng(31);
  for (let i = 0; i < 40; i++) {
    const c = [-110 + 220 * rb(), -74 + 86 * rb(), -14 + 74 * rb()];
    if (body(-40)(...c) > -12) {
      continue;
    }
    if (
      ellSd(KIDNEY_R.c, KIDNEY_R.r)(...c) < 16 ||
      ellSd(KIDNEY_L.c, KIDNEY_L.r)(...c) < 16 ||
      liverSd(...c) < 14
    ) {
      continue;
    }
    const d = [rb() - 0.5, (rb() - 0.5) * 0.6, rb() - 0.5],
      m = Math.hypot(...d),
      L = 18 + 16 * rb(),
      R = 8 + 5 * rb();
    const e = c.map((v, k) => v + (d[k] / m) * L);
    if (body(-40)(...e) > -12 || liverSd(...e) < 12) {
      continue;
    }
    const gas = rb() < 0.25;
    V.capsule(c, e, R, 70);
    V.capsule(c, e, R - 2, (x, y) =>
      gas && y < c[1] - 2 ? -960 : 28 + 20 * par(x, y, 0),
    );
  }
  // lung nodule and node
  const N1 = sc(NODULE);
  V.paint(
    [-120, -60, 0, 50, 200, 250],
    (x, y, z) =>
      ellSd(N1.c, N1.r)(x, y, z) + 1.1 * tex(x * 1.6, y * 1.6, z * 1.6),
    38,
  );
  V.ellipsoid(NODE.c, NODE.r, 64);
  // spine
  for (let v = -1; v < 11; v++) {
    const z0 = v * 30 + 8,
      t = v / 11,
      y0 = 62 - 10 * Math.sin(Math.PI * t * 0.9);
    V.paint(
      [-34, 34, y0 - 30, y0 + 24, z0 - 13, z0 + 13],
      (x, y, z) =>
        Math.max(
          ellSd([0, y0, z], [21, 16, 1e3], 16)(x, y, z) +
            2.6 * Math.cos((((z - z0) / 13) * Math.PI) / 2),
          Math.abs(z - z0) - 12,
        ),
      620,
    );
    V.paint(
      [-34, 34, y0 - 30, y0 + 24, z0 - 12, z0 + 12],
      (x, y, z) =>
        Math.max(
          ellSd([0, y0, z], [18.4, 13.4, 1e3], 13)(x, y, z) +
            2.6 * Math.cos((((z - z0) / 13) * Math.PI) / 2),
          Math.abs(z - z0) - 10,
        ),
      (x, y, z) => 190 + 30 * tex(x * 2, y * 2, z * 2),
    );
    V.paint(
      [-34, 34, y0 - 30, y0 + 24, z0 + 11, z0 + 19],
      (x, y, z) =>
        Math.max(
          ellSd([0, y0, z], [20, 15, 1e3], 15)(x, y, z),
          Math.abs(z - z0 - 15) - 4,
        ),
      88,
    );
    for (const s of [-1, 1]) {
      V.capsule([s * 11, y0 + 10, z0 + 3], [s * 13, y0 + 26, z0 + 1], 5, 560); // pedicle
      V.capsule([s * 13, y0 + 26, z0 + 1], [s * 36, y0 + 30, z0 + 3], 4.2, 480); // transverse process
      V.capsule([s * 12, y0 + 27, z0], [0, y0 + 36, z0 - 4], 4.6, 600); // lamina
    }
    V.capsule([0, y0 + 36, z0 - 4], [0, y0 + 52, z0 - 14], 4.2, 560); // spinous process
  }
  V.paint(
    [-14, 14, 50, 110, -50, 400],
    (x, y, z) => {
      const t = (z - 8) / 330,
        y0 = 62 - 10 * Math.sin(Math.PI * t * 0.9);
      return ellSd([0, y0 + 23, z], [9, 7.4, 1e3], 7)(x, y, z);
    },
    22,
  );
  V.paint(
    [-14, 14, 50, 110, -50, 400],
    (x, y, z) => {
      const t = (z - 8) / 330,
        y0 = 62 - 10 * Math.sin(Math.PI * t * 0.9);
      return ellSd([0, y0 + 23, z], [5.4, 4.4, 1e3], 4)(x, y, z);
    },
    40,
  );
  // ribs: tilted rings along the chest wall, open in front where cartilage takes over
  for (let k = 0; k < 10; k++) {
    const z0 = 108 + k * 27,
      r = 5.2;
    const P = (a) => {
      // a: 0 at the spine .. 1 in front
      const th = Math.PI * (0.06 + 0.8 * a),
        zz = z0 - 52 * a - 10 * Math.sin(Math.PI * a);
      const q = (zz - 150) / 150,
        A = 168 - 10 * q * q - 27,
        B = 112 - 5 * q * q - 22;
      return [Math.sin(th) * A, 6 + Math.cos(th) * B, zz];
    };
    const end = k < 2 ? 0.6 : 1;
    for (const s of [-1, 1]) {
      for (let i = 0; i < 26; i++) {
        const a = P((i / 26) * end),
          b = P(((i + 1) / 26) * end);
        a[0] *= s;
        b[0] *= s;
        const front = (i / 26) * end > 0.86;
        V.capsule(a, b, r, front ? 130 : 560);
      }
    }
    for (const s of [-1, 1]) {
      for (let i = 0; i < 26; i++) {
        const a = P((i / 26) * end),
          b = P(((i + 1) / 26) * end);
        a[0] *= s;
        b[0] *= s;
        if ((i / 26) * end <= 0.86) {
          V.capsule(a, b, r - 2.2, 210);
        }
      }
    }
  }
  V.paint(
    [-24, 24, -110, -60, 176, 300],
    (x, y, z) =>
      Math.max(
        ellSd([0, -82 + (z - 176) * 0.1, z], [17, 7, 1e3], 7)(x, y, z),
        178 - z,
        z - 296,
      ),
    480,
  );
  V.paint(
    [-24, 24, -110, -60, 176, 300],
    (x, y, z) =>
      Math.max(
        ellSd([0, -82 + (z - 176) * 0.1, z], [14, 4.4, 1e3], 4.4)(x, y, z),
        180 - z,
        z - 294,
      ),
    170,
  );

  V.blur(0.9);
  if (!hasNoise) {
    return V;
  }
  // noise: a mix of white and slightly smoothed noise, about 11 HU
  const g = gauss(rng(seed));
  const N = new Volume(n, sp, org, 0);
  for (let p = 0; p < N.data.length; p++) {
    N.data[p] = g();
  }
  N.blur(1.1);
  let q = 0;
  for (let p = 0; p < N.data.length; p += 97) {
    q += N.data[p] ** 2;
  }
  const unit = 1 / Math.sqrt(q / Math.ceil(N.data.length / 97)); // same noise level for every matrix size
  for (let p = 0; p < V.data.length; p++) {
    const s = V.data[p] < -900 ? 5 : 10;
    V.data[p] = Math.max(
      -1024,
      Math.min(
        3071,
        Math.round(V.data[p] + s * (N.data[p] * unit + 0.3 * g())),
      ),
    );
  }
  return V;
}

/** FDG-like uptake of the same body, in SUV (body weight). */
export function torsoPT({
  n = [144, 144, 100],
  sp = [2.5, 2.5, 3],
  seed = 17,
} = {}) {
  const org = [(-(n[0] - 1) / 2) * sp[0], (-(n[1] - 1) / 2) * sp[1] + 14, 0];
  const V = new Volume(n, sp, org, 0);
  V.paint(ALL, body(0), 0.35);
  V.paint(ALL, body(-16), 0.75);
  for (const s of [-1, 1]) {
    V.paint(
      [-160, 160, -110, 110, 60, 330],
      (x, y, z) =>
        Math.max(
          ellSd([s * 78, 4, 190], [66, 86, 132], 66)(x, y, z),
          body(-31)(x, y, z),
          150 - z,
        ),
      0.4,
    );
  }
  V.paint(
    [-60, 80, -90, 70, 130, 340],
    ellSd([2, -8, 232], [27, 58, 110], 27),
    1.4,
  );
  for (const e of LIVER) {
    V.ellipsoid(e.c, e.r, 2.3);
  }
  V.ellipsoid(SPLEEN.c, SPLEEN.r, 1.9);
  V.ellipsoid([66, -26, 124], [44, 42, 38], 1.5);
  V.ellipsoid([66, -26, 124], [38, 36, 32], 0.5);
  V.ellipsoid([36, -20, 190], [36, 28, 38], 5.2);
  V.ellipsoid([36, -20, 190], [24, 17, 27], 1.5); // left ventricle wall
  for (const [K, s] of [
    [KIDNEY_R, -1],
    [KIDNEY_L, 1],
  ]) {
    V.ellipsoid(K.c, K.r, 3.1);
    V.ellipsoid([K.c[0] - s * 12, K.c[1], K.c[2]], [11, 9, 18], 9);
  }
  V.paint(
    [-34, 34, 40, 80, -50, 400],
    (x, y, z) => ellSd([0, 56, z], [20, 15, 1e3], 15)(x, y, z),
    1.5,
  );
  const rb = rng(41);
  for (let i = 0; i < 14; i++) {
    V.ellipsoid(
      [-90 + 180 * rb(), -60 + 60 * rb(), -10 + 60 * rb()],
      [12, 9, 14],
      1.1 + 1.2 * rb(),
    );
  }
  V.ellipsoid(LESION.c, LESION.r, 11.5);
  V.ellipsoid(LESION2.c, LESION2.r, 9);
  V.ellipsoid(
    NODULE.c,
    NODULE.r.map((v) => v + 1),
    10.5,
  );
  V.ellipsoid(
    NODE.c,
    NODE.r.map((v) => v + 1),
    9.5,
  );
  V.blur(2.6);
  const g = gauss(rng(seed)),
    N = new Volume(n, sp, org, 0);
  for (let p = 0; p < N.data.length; p++) {
    N.data[p] = g();
  }
  N.blur(2.4);
  for (let p = 0; p < V.data.length; p++) {
    V.data[p] = Math.max(
      0,
      V.data[p] * (1 + 0.45 * N.data[p]) + 0.04 * N.data[p],
    );
  }
  return V;
}

/** A frontal "radiograph" of the torso: attenuation summed front to back, bright is dense. */
export function chestDX(ct) {
  const [nx, ny, nz] = ct.n,
    W = 768,
    H = 768,
    out = new Float32Array(W * H);
  const proj = new Float32Array(nx * nz);
  for (let k = 0; k < nz; k++) {
    for (let i = 0; i < nx; i++) {
      let s = 0;
      for (let j = 0; j < ny && ct.org[1] + j * ct.sp[1] < 128; j++) {
        // leave the table out
        const hu = ct.data[(k * ny + j) * nx + i];
        s += Math.max(0, 1 + hu / 1000) * (hu > 150 ? 1.5 : 1);
      }
      proj[k * nx + i] = ((s * ct.sp[1]) / 10) * 0.2;
    }
  }
  const g = gauss(rng(77));
  const zTop = (nz - 1) * ct.sp[2],
    fov = 330; // mm
  for (let r = 0; r < H; r++) {
    for (let c = 0; c < W; c++) {
      const xm = (c / W - 0.5) * fov,
        zm = zTop + 6 - (r / H) * 300;
      const fi = (xm - ct.org[0]) / ct.sp[0],
        fk = Math.min(nz - 1.001, Math.max(0, zm / ct.sp[2]));
      let v = 0;
      if (fi >= 0 && fi < nx - 1.001) {
        const i = Math.floor(fi),
          k = Math.floor(fk),
          a = fi - i,
          b = fk - k;
        v =
          (proj[k * nx + i] * (1 - a) + proj[k * nx + i + 1] * a) * (1 - b) +
          (proj[(k + 1) * nx + i] * (1 - a) + proj[(k + 1) * nx + i + 1] * a) *
            b;
      }
      out[r * W + c] = Math.max(
        0,
        Math.min(4095, Math.round(v * 420 + 9 * g())),
      );
    }
  }
  let top = 0;
  for (const value of out) {
    top = Math.max(top, value);
  }
  const hist = new Uint32Array(4096); // window: leave out the 1 % brightest
  for (const value of out) {
    hist[value]++;
  }
  let n = 0,
    hi = top;
  while (hi > 0 && (n += hist[hi]) < out.length * 0.01) {
    hi--;
  }
  return {data: out, W, H, mm: fov / W, hi};
}

/** [name, 0/1 mask on the CT grid] of five organs, for the SEG. */
export function torsoMasks(n, sp, org) {
  const mk = (sd) => {
    const m = new Uint8Array(n[0] * n[1] * n[2]);
    for (let k = 0, p = 0; k < n[2]; k++) {
      for (let j = 0; j < n[1]; j++) {
        for (let i = 0; i < n[0]; i++, p++) {
          if (
            sd(org[0] + i * sp[0], org[1] + j * sp[1], org[2] + k * sp[2]) < 0
          ) {
            m[p] = 1;
          }
        }
      }
    }
    return m;
  };
  const rough = waves(11, 10, 46);
  const lesion = ellSd(
      LESION.c,
      LESION.r.map((v) => v + 1),
    ),
    lesion2 = ellSd(LESION2.c, LESION2.r);
  const liver = (x, y, z) =>
    Math.max(
      Math.max(
        Math.min(...LIVER.map((e) => ellSd(e.c, e.r)(x, y, z))),
        body(-30)(x, y, z),
      ) +
        1.8 * rough(x, y, z) +
        1,
      -lesion(x, y, z),
      -lesion2(x, y, z),
      -ellSd([-52, -52, 74], [15, 20, 24])(x, y, z),
      -ellSd([66, -26, 124], [44, 42, 38])(x, y, z),
      -ellSd(KIDNEY_R.c, KIDNEY_R.r)(x, y, z),
      -ellSd(HEART.c, HEART.r)(x, y, z),
    );
  const kid = (K, s) => (x, y, z) =>
    Math.max(
      ellSd(K.c, K.r)(x, y, z),
      -ellSd([K.c[0] - s * 17, K.c[1] - 2, K.c[2]], [15, 10, 20])(x, y, z),
    );
  return [
    ['Liver', mk(liver)],
    [
      'Liver lesion',
      mk((x, y, z) => Math.min(lesion(x, y, z), lesion2(x, y, z))),
    ],
    ['Right kidney', mk(kid(KIDNEY_R, -1))],
    ['Left kidney', mk(kid(KIDNEY_L, 1))],
    [
      'Spleen',
      mk(
        (x, y, z) =>
          Math.max(ellSd(SPLEEN.c, SPLEEN.r)(x, y, z), body(-31)(x, y, z)) +
          1.2 * rough(z, y, x) +
          0.8,
      ),
    ],
  ];
}
