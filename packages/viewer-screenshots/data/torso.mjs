/**
 * The synthetic torso, made of formulas and seeded noise only: no measured data, no
 * atlas, no images of people. Every function returns the same bytes in every run.
 */
import {Volume, colSd, ellSd, gauss, rng, tree, waves} from './volume.mjs';

// The shapes below are shared by the CT (HU) and the PT (SUV), so that the two fit
// each other: center `c` and radii `r` in mm.
export const LESION = {c: [-88, -18, 118], r: [15, 13, 13]}; // in the liver
export const LESION2 = {c: [-48, 14, 138], r: [8, 8, 8]}; // in the liver
export const NODULE = {c: [-92, 22, 226], r: [9, 8, 8]}; // in the right lung
export const SPLEEN = {c: [112, 34, 122], r: [26, 44, 44]};
const NODE = {c: [-14, 8, 236], r: [8, 7, 11]}; // mediastinal node
const LIVER = [
  {c: [-70, -2, 112], r: [76, 78, 68]},
  {c: [-8, -42, 128], r: [66, 36, 38]},
];
const GALL_BLADDER = {c: [-52, -52, 74], r: [15, 20, 24]};
const STOMACH = {c: [66, -26, 124], r: [44, 42, 38]};
const HEART = {c: [26, -24, 196], r: [54, 42, 52]};
const KIDNEY_R = {c: [-66, 46, 44], r: [27, 25, 52]};
const KIDNEY_L = {c: [66, 46, 54], r: [27, 25, 52]};
/** With the side of the body, in the direction of x. */
const kidneys = [
  [KIDNEY_R, -1],
  [KIDNEY_L, 1],
];
const pelvisOf = ({c: [x, y, z]}, s) => ({
  c: [x - s * 17, y - 2, z],
  r: [15, 10, 20],
});

const sdOf = ({c, r}) => ellSd(c, r);
const scaled = ({c, r}, factor) => ({c, r: r.map((v) => v * factor)});
const grown = ({c, r}, mm) => ({c, r: r.map((v) => v + mm)});
/** What is in each of several shapes. */
const within =
  (...shapes) =>
  (x, y, z) =>
    Math.max(...shapes.map((sd) => sd(x, y, z)));
/** What is in one of several shapes. */
const either =
  (...shapes) =>
  (x, y, z) =>
    Math.min(...shapes.map((sd) => sd(x, y, z)));
const outside = (sd) => (x, y, z) => -sd(x, y, z);

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
const lung = (s) => ellSd([s * 78, 4, 190], [66, 86, 132], 66);
const mediastinum = ellSd([2, -8, 232], [27, 58, 110], 27);

const rough = waves(11, 10, 46);
const liverShape = within(either(...LIVER.map(sdOf)), body(-30));
const liver = (x, y, z) => liverShape(x, y, z) + 1.8 * rough(x, y, z);
const spleenShape = within(sdOf(SPLEEN), body(-31));
const spleen = (x, y, z) => spleenShape(x, y, z) + 1.2 * rough(z, y, x);

/** Texture of organs. */
const tex = waves(13, 16, 15);
const fine = (x, y, z) => tex(x * 2, y * 2, z * 2);
/** Texture of the lungs. */
const par = waves(5, 14, 22);

// The boxes that shapes are painted in.
const ALL = [-200, 200, -200, 200, -50, 400];
const TABLE = [-200, 200, 120, 175, -50, 400];
const LUNGS = [-160, 160, -110, 110, 60, 330];
const MEDIASTINUM = [-60, 80, -90, 70, 130, 340];
const CANAL = [-14, 14, 50, 110, -50, 400];
const STERNUM = [-24, 24, -110, -60, 176, 300];

function paintTrunk(V) {
  const plate = (y0, half) => (x, y) =>
    Math.abs(y - (y0 - (x * x) / 1400)) - half;
  V.paint(TABLE, plate(150, 3), -350);
  V.paint(TABLE, plate(158, 1.2), 120);
  // skin, fat, muscle, cavity
  const wob = waves(3, 8, 60);
  const muscle = body(-16);
  const cavity = body(-27);
  V.paint(ALL, body(0), 10);
  V.paint(ALL, body(-2.5), -102);
  V.paint(ALL, (x, y, z) => muscle(x, y, z) + 2.5 * wob(x, y, z), 55);
  V.paint(ALL, (x, y, z) => cavity(x, y, z) + 2 * wob(y, x, z), -95);
  // deep back muscles
  for (const s of [-1, 1]) {
    V.paint(
      [-80, 80, 60, 130, -50, 400],
      colSd([s * 38, 92], [31, 17], 17),
      58,
    );
    const psoas = (x, y, z) =>
      colSd([s * (34 + (90 - z) * 0.12), 66], [15, 18], 15)(x, y);
    V.paint([-80, 80, 30, 110, -50, 90], psoas, 60);
  }
}

/** Above a domed diaphragm. */
function paintLungs(V) {
  const dome = (x, y) =>
    (x < 0 ? 176 : 162) -
    (x + (x < 0 ? 72 : -78)) ** 2 / 210 -
    (y - 2) ** 2 / 230;
  const air = (x, y, z) => -846 + 14 * par(x, y, z) + 0.18 * y;
  for (const s of [-1, 1]) {
    const sd = within(
      lung(s),
      body(-31),
      (x, y, z) => dome(x, y) - z,
      (x, y) => 18 - s * x - 0.1 * Math.max(0, y - 20),
    );
    V.paint(LUNGS, sd, air);
    const inLung = (x, y, z) => sd(x, y, z) < -3 || Math.abs(x) < 40;
    for (const {seed, start, direction, length, radius} of [
      {
        seed: 100,
        start: [s * 24, 6, 214],
        direction: [s * 0.8, 0.05, -0.55],
        length: 28,
        radius: 5.2,
      },
      {
        seed: 120,
        start: [s * 24, 2, 222],
        direction: [s * 0.75, 0.25, 0.6],
        length: 26,
        radius: 5,
      },
      {
        seed: 140,
        start: [s * 26, -6, 216],
        direction: [s * 0.8, -0.6, 0.1],
        length: 24,
        radius: 4.4,
      },
    ]) {
      tree(V, seed + s, start, direction, length, radius, 7, -20, inLung);
    }
  }
}

/** Heart, great vessels, airway, gullet. */
function paintMediastinum(V) {
  V.paint(MEDIASTINUM, within(mediastinum, body(-30)), -70);
  V.ellipsoid(HEART.c, HEART.r, 70);
  V.ellipsoid([36, -20, 190], [30, 22, 32], 185); // left chambers
  V.ellipsoid([0, -34, 200], [25, 20, 33], 165); // right chambers
  V.ellipsoid([16, 10, 206], [26, 14, 18], 180);
  V.capsule([12, -12, 214], [-6, -24, 258], 14, 205); // ascending aorta
  const arch = (a) => [
    -6 + 26 * a,
    -24 + 66 * a,
    258 + 20 * Math.sin(Math.PI * a),
  ];
  for (let t = 0; t < 14; t++) {
    V.capsule(arch(t / 14), arch((t + 1) / 14), 12.5, 205);
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
}

/** Liver with vessels and lesions, spleen, stomach, pancreas. */
function paintUpperAbdomen(V, lesionScale) {
  const tissue = (x, y, z) => 108 + 2.5 * tex(x, y, z);
  V.paint([-150, 70, -100, 90, 30, 200], liver, tissue);
  const inLiver = (x, y, z) => liver(x, y, z) < -4;
  tree(V, 201, [-34, -2, 106], [-0.9, -0.1, 0.2], 30, 6, 6, 165, inLiver);
  tree(V, 203, [-26, 22, 160], [-0.75, -0.45, -0.3], 30, 5, 6, 158, inLiver);
  tree(V, 207, [-26, 10, 158], [-0.6, 0.3, -0.5], 26, 4.6, 6, 158, inLiver);
  V.ellipsoid(GALL_BLADDER.c, GALL_BLADDER.r, 12);
  const {c, r} = scaled(LESION, lesionScale);
  V.ellipsoid(c, grown({c, r}, 2).r, 128);
  V.ellipsoid(c, r, (x, y, z) => 62 + 5 * fine(x, y, z));
  V.ellipsoid([c[0] + 2, c[1], c[2]], scaled({r}, 0.45).r, 34);
  V.ellipsoid(LESION2.c, scaled(LESION2, lesionScale).r, 66);
  V.paint([80, 150, -30, 100, 60, 180], spleen, 118);
  V.ellipsoid(STOMACH.c, STOMACH.r, 62);
  V.ellipsoid(STOMACH.c, [39, 37, 33], (x, y) => (y < -34 ? -985 : 22));
  const pancreas = [
    [-26, 2, 76],
    [-6, -8, 82],
    [18, -4, 88],
    [42, 6, 94],
    [66, 18, 100],
    [82, 24, 104],
  ];
  for (const [i, end] of pancreas.slice(1).entries()) {
    V.capsule(pancreas[i], end, 10 - i, (x, y, z) => 92 + 12 * tex(x, y, z));
  }
}

function paintKidneys(V) {
  for (const [K, s] of kidneys) {
    const [x, y, z] = K.c;
    V.ellipsoid(K.c, K.r, 198);
    for (let t = -3; t <= 3; t++) {
      V.ellipsoid([x - s * 2, y, z + t * 12], [13, 13, 4.6], 128);
    }
    const pelvis = pelvisOf(K, s);
    V.ellipsoid(pelvis.c, pelvis.r, -88);
    V.capsule([x - s * 12, y, z], [s * 14, 40, z + 4], 4.5, 160);
    V.ellipsoid([x + s * 8, y, z + 52], [9, 7, 10], 52); // adrenal-ish cap
  }
  V.ellipsoid([KIDNEY_L.c[0] + 14, KIDNEY_L.c[1] - 10, 34], [10, 10, 10], 6); // simple cyst
}

/** Coils with wall, content and gas. */
function paintBowel(V) {
  const rb = rng(31);
  const outline = body(-40);
  const kidney = either(sdOf(KIDNEY_R), sdOf(KIDNEY_L));
  for (let i = 0; i < 40; i++) {
    const c = [-110 + 220 * rb(), -74 + 86 * rb(), -14 + 74 * rb()];
    if (outline(...c) > -12 || kidney(...c) < 16 || liver(...c) < 14) {
      continue;
    }
    const d = [rb() - 0.5, (rb() - 0.5) * 0.6, rb() - 0.5],
      m = Math.hypot(...d),
      L = 18 + 16 * rb(),
      R = 8 + 5 * rb();
    const e = c.map((v, k) => v + (d[k] / m) * L);
    if (outline(...e) > -12 || liver(...e) < 12) {
      continue;
    }
    const gas = rb() < 0.25;
    V.capsule(c, e, R, 70);
    V.capsule(c, e, R - 2, (x, y) =>
      gas && y < c[1] - 2 ? -960 : 28 + 20 * par(x, y, 0),
    );
  }
}

/** How far back the spine is, from 0 at its lowest vertebra to 1. */
const spineY = (t) => 62 - 10 * Math.sin(Math.PI * t * 0.9);

function paintSpine(V) {
  for (let v = -1; v < 11; v++) {
    const z0 = v * 30 + 8,
      y0 = spineY(v / 11);
    const box = (from, to) => [-34, 34, y0 - 30, y0 + 24, z0 + from, z0 + to];
    const vertebra = (r, m, half) => (x, y, z) =>
      Math.max(
        colSd([0, y0], r, m)(x, y) +
          2.6 * Math.cos((((z - z0) / 13) * Math.PI) / 2),
        Math.abs(z - z0) - half,
      );
    const marrow = (x, y, z) => 190 + 30 * fine(x, y, z);
    V.paint(box(-13, 13), vertebra([21, 16], 16, 12), 620);
    V.paint(box(-12, 12), vertebra([18.4, 13.4], 13, 10), marrow);
    const disk = (x, y, z) => Math.abs(z - z0 - 15) - 4;
    V.paint(box(11, 19), within(colSd([0, y0], [20, 15], 15), disk), 88);
    for (const s of [-1, 1]) {
      V.capsule([s * 11, y0 + 10, z0 + 3], [s * 13, y0 + 26, z0 + 1], 5, 560); // pedicle
      V.capsule([s * 13, y0 + 26, z0 + 1], [s * 36, y0 + 30, z0 + 3], 4.2, 480); // transverse process
      V.capsule([s * 12, y0 + 27, z0], [0, y0 + 36, z0 - 4], 4.6, 600); // lamina
    }
    V.capsule([0, y0 + 36, z0 - 4], [0, y0 + 52, z0 - 14], 4.2, 560); // spinous process
  }
  const cord = (r, m) => (x, y, z) =>
    colSd([0, spineY((z - 8) / 330) + 23], r, m)(x, y);
  V.paint(CANAL, cord([9, 7.4], 7), 22);
  V.paint(CANAL, cord([5.4, 4.4], 4), 40);
}

/** Tilted rings along the chest wall, open in front where cartilage takes over; and the sternum. */
function paintRibs(V) {
  for (let k = 0; k < 10; k++) {
    const z0 = 108 + k * 27,
      r = 5.2;
    /** @param a 0 at the spine .. 1 in front */
    const point = (a, s) => {
      const th = Math.PI * (0.06 + 0.8 * a),
        zz = z0 - 52 * a - 10 * Math.sin(Math.PI * a);
      const q = (zz - 150) / 150,
        A = 168 - 10 * q * q - 27,
        B = 112 - 5 * q * q - 22;
      return [Math.sin(th) * A * s, 6 + Math.cos(th) * B, zz];
    };
    const end = k < 2 ? 0.6 : 1;
    for (const isMarrow of [false, true]) {
      for (const s of [-1, 1]) {
        for (let i = 0; i < 26; i++) {
          const a = (i / 26) * end,
            b = ((i + 1) / 26) * end,
            isFront = a > 0.86;
          if (!isMarrow) {
            V.capsule(point(a, s), point(b, s), r, isFront ? 130 : 560);
          } else if (!isFront) {
            V.capsule(point(a, s), point(b, s), r - 2.2, 210);
          }
        }
      }
    }
  }
  const sternum = (r, low, high) => (x, y, z) =>
    Math.max(
      colSd([0, -82 + (z - 176) * 0.1], r, r[1])(x, y),
      low - z,
      z - high,
    );
  V.paint(STERNUM, sternum([17, 7], 178, 296), 480);
  V.paint(STERNUM, sternum([14, 4.4], 180, 294), 170);
}

/** Smoothed noise on the grid of a volume. */
function noiseOn(V, g, sigma) {
  const N = new Volume(V.n, V.sp, V.org, 0);
  for (let p = 0; p < N.data.length; p++) {
    N.data[p] = g();
  }
  N.blur(sigma);
  return N.data;
}

const torsoVolume = (n, sp, fill) =>
  new Volume(
    n,
    sp,
    [(-(n[0] - 1) / 2) * sp[0], (-(n[1] - 1) / 2) * sp[1] + 14, 0],
    fill,
  );

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
  const V = torsoVolume(n, sp, -1000);
  paintTrunk(V);
  paintLungs(V);
  paintMediastinum(V);
  paintUpperAbdomen(V, lesionScale);
  paintKidneys(V);
  paintBowel(V);
  const nodule = sdOf(scaled(NODULE, lesionScale));
  V.paint(
    [-120, -60, 0, 50, 200, 250],
    (x, y, z) => nodule(x, y, z) + 1.1 * tex(x * 1.6, y * 1.6, z * 1.6),
    38,
  );
  V.ellipsoid(NODE.c, NODE.r, 64);
  paintSpine(V);
  paintRibs(V);
  V.blur(0.9);
  if (!hasNoise) {
    return V;
  }
  // a mix of white and slightly smoothed noise, about 11 HU
  const g = gauss(rng(seed));
  const noise = noiseOn(V, g, 1.1);
  let q = 0;
  for (let p = 0; p < noise.length; p += 97) {
    q += noise[p] ** 2;
  }
  const unit = 1 / Math.sqrt(q / Math.ceil(noise.length / 97)); // same noise level for every matrix size
  for (let p = 0; p < V.data.length; p++) {
    const s = V.data[p] < -900 ? 5 : 10;
    const hu = Math.round(V.data[p] + s * (noise[p] * unit + 0.3 * g()));
    V.data[p] = Math.max(-1024, Math.min(3071, hu));
  }
  return V;
}

/** FDG-like uptake of the same body, in SUV (body weight). */
export function torsoPT({
  n = [144, 144, 100],
  sp = [2.5, 2.5, 3],
  seed = 17,
} = {}) {
  const V = torsoVolume(n, sp, 0);
  V.paint(ALL, body(0), 0.35);
  V.paint(ALL, body(-16), 0.75);
  for (const s of [-1, 1]) {
    const above = (x, y, z) => 150 - z;
    V.paint(LUNGS, within(lung(s), body(-31), above), 0.4);
  }
  V.paint(MEDIASTINUM, mediastinum, 1.4);
  for (const e of LIVER) {
    V.ellipsoid(e.c, e.r, 2.3);
  }
  V.ellipsoid(SPLEEN.c, SPLEEN.r, 1.9);
  V.ellipsoid(STOMACH.c, STOMACH.r, 1.5);
  V.ellipsoid(STOMACH.c, [38, 36, 32], 0.5);
  V.ellipsoid([36, -20, 190], [36, 28, 38], 5.2);
  V.ellipsoid([36, -20, 190], [24, 17, 27], 1.5); // left ventricle wall
  for (const [K, s] of kidneys) {
    const [x, y, z] = K.c;
    V.ellipsoid(K.c, K.r, 3.1);
    V.ellipsoid([x - s * 12, y, z], [11, 9, 18], 9);
  }
  V.paint([-34, 34, 40, 80, -50, 400], colSd([0, 56], [20, 15], 15), 1.5);
  const rb = rng(41);
  for (let i = 0; i < 14; i++) {
    const c = [-90 + 180 * rb(), -60 + 60 * rb(), -10 + 60 * rb()];
    V.ellipsoid(c, [12, 9, 14], 1.1 + 1.2 * rb());
  }
  V.ellipsoid(LESION.c, LESION.r, 11.5);
  V.ellipsoid(LESION2.c, LESION2.r, 9);
  V.ellipsoid(NODULE.c, grown(NODULE, 1).r, 10.5);
  V.ellipsoid(NODE.c, grown(NODE, 1).r, 9.5);
  V.blur(2.6);
  const noise = noiseOn(V, gauss(rng(seed)), 2.4);
  V.data = V.data.map((suv, p) =>
    Math.max(0, suv * (1 + 0.45 * noise[p]) + 0.04 * noise[p]),
  );
  return V;
}

/** Attenuation of a CT, summed front to back, without the table. */
function projectionOf({n: [nx, ny, nz], org, sp, data}) {
  const sums = new Float32Array(nx * nz);
  for (let k = 0; k < nz; k++) {
    for (let i = 0; i < nx; i++) {
      let s = 0;
      for (let j = 0; j < ny && org[1] + j * sp[1] < 128; j++) {
        const hu = data[(k * ny + j) * nx + i];
        s += Math.max(0, 1 + hu / 1000) * (hu > 150 ? 1.5 : 1);
      }
      sums[k * nx + i] = ((s * sp[1]) / 10) * 0.2;
    }
  }
  return sums;
}

/** A frontal "radiograph" of the torso: bright is dense. */
export function chestDX(ct) {
  const [nx, , nz] = ct.n,
    W = 768,
    H = 768,
    fov = 330, // mm
    data = new Float32Array(W * H);
  const proj = projectionOf(ct);
  const g = gauss(rng(77));
  const zTop = (nz - 1) * ct.sp[2];
  for (let r = 0; r < H; r++) {
    const zm = zTop + 6 - (r / H) * 300;
    const fk = Math.min(nz - 1.001, Math.max(0, zm / ct.sp[2]));
    for (let c = 0; c < W; c++) {
      const fi = ((c / W - 0.5) * fov - ct.org[0]) / ct.sp[0];
      let v = 0;
      if (fi >= 0 && fi < nx - 1.001) {
        const i = Math.floor(fi),
          k = Math.floor(fk),
          a = fi - i,
          b = fk - k;
        const at = (column, row) => proj[row * nx + column];
        v =
          (at(i, k) * (1 - a) + at(i + 1, k) * a) * (1 - b) +
          (at(i, k + 1) * (1 - a) + at(i + 1, k + 1) * a) * b;
      }
      const value = Math.round(v * 420 + 9 * g());
      data[r * W + c] = Math.max(0, Math.min(4095, value));
    }
  }
  // The window leaves out the 1 % brightest.
  const hi = data.slice().sort()[data.length - Math.ceil(data.length * 0.01)];
  return {data, W, H, mm: fov / W, hi};
}

/** [name, 0/1 mask on the CT grid] of five organs, for the SEG. */
export function torsoMasks(n, sp, org) {
  const mask = (sd) => {
    const m = new Uint8Array(n[0] * n[1] * n[2]);
    for (let k = 0, p = 0; k < n[2]; k++) {
      for (let j = 0; j < n[1]; j++) {
        for (let i = 0; i < n[0]; i++, p++) {
          const x = org[0] + i * sp[0];
          m[p] = sd(x, org[1] + j * sp[1], org[2] + k * sp[2]) < 0 ? 1 : 0;
        }
      }
    }
    return m;
  };
  const lesions = [grown(LESION, 1), LESION2].map(sdOf);
  const beside = [GALL_BLADDER, STOMACH, KIDNEY_R, HEART].map(sdOf);
  const kidney = ([K, s]) => within(sdOf(K), outside(sdOf(pelvisOf(K, s))));
  const liverMargin = (x, y, z) => liver(x, y, z) + 1;
  const organ = within(liverMargin, ...[...lesions, ...beside].map(outside));
  return [
    ['Liver', mask(organ)],
    ['Liver lesion', mask(either(...lesions))],
    ['Right kidney', mask(kidney(kidneys[0]))],
    ['Left kidney', mask(kidney(kidneys[1]))],
    ['Spleen', mask((x, y, z) => spleen(x, y, z) + 0.8)],
  ];
}
