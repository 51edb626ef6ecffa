/**
 * A volume that shapes are painted into, and the shapes.
 *
 * A shape is a signed distance in millimeters (negative inside). Later shapes are
 * painted over earlier ones, with a one-voxel soft edge: a cheap partial-volume
 * effect. Patient space is the one of DICOM: x to the patient's left, y to the
 * back, z to the head.
 */

/** Small seeded generator (mulberry32), so that every run gives byte-identical pixels. */
export function rng(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
/** Normally distributed numbers (Box-Muller) from a uniform generator. */
export function gauss(rand) {
  let spare = null;
  return () => {
    if (spare !== null) {
      const s = spare;
      spare = null;
      return s;
    }
    const u = Math.max(rand(), 1e-12),
      v = rand();
    const r = Math.sqrt(-2 * Math.log(u));
    spare = r * Math.sin(2 * Math.PI * v);
    return r * Math.cos(2 * Math.PI * v);
  };
}

/** A grid of numbers that shapes are painted into. */
export class Volume {
  /** n: [nx,ny,nz], sp: [sx,sy,sz] mm, org: center of voxel (0,0,0) in mm, fill: background. */
  constructor(n, sp, org, fill) {
    Object.assign(this, {n, sp, org});
    this.data = new Float32Array(n[0] * n[1] * n[2]).fill(fill);
  }
  /** box: [x0,x1,y0,y1,z0,z1] mm; sd(x,y,z) -> signed distance; val: number or (x,y,z,old)->number */
  paint(box, sd, val) {
    const {n, sp, org, data} = this;
    const edge = Math.max(sp[0], sp[1]);
    const lo = (b, k) => Math.max(0, Math.floor((b - edge - org[k]) / sp[k]));
    const hi = (b, k) =>
      Math.min(n[k] - 1, Math.ceil((b + edge - org[k]) / sp[k]));
    const fn = typeof val === 'function';
    for (let k = lo(box[4], 2); k <= hi(box[5], 2); k++) {
      const z = org[2] + k * sp[2];
      for (let j = lo(box[2], 1); j <= hi(box[3], 1); j++) {
        const y = org[1] + j * sp[1];
        const i0 = lo(box[0], 0);
        const i1 = hi(box[1], 0);
        let p = (k * n[1] + j) * n[0] + i0;
        for (let i = i0; i <= i1; i++, p++) {
          const x = org[0] + i * sp[0];
          const d = sd(x, y, z);
          if (d > edge / 2) {
            continue;
          }
          const a = d < -edge / 2 ? 1 : 0.5 - d / edge;
          const v = fn ? val(x, y, z, data[p]) : val;
          data[p] += a * (v - data[p]);
        }
      }
    }
  }
  /** An ellipsoid, center c and radii r. */
  ellipsoid(c, r, val) {
    const box = c.flatMap((v, k) => [v - r[k], v + r[k]]);
    this.paint(box, ellSd(c, r), val);
  }
  /** A round-ended rod from a to b. */
  capsule(a, b, r, val) {
    const box = a.flatMap((v, k) => [
      Math.min(v, b[k]) - r,
      Math.max(v, b[k]) + r,
    ]);
    this.paint(box, capSd(a, b, r), val);
  }
  /** Gaussian blur; standard deviation in mm, cut off at three. */
  blur(sigma) {
    const {n, sp} = this;
    const step = [1, n[0], n[0] * n[1]];
    for (let ax = 0; ax < 3; ax++) {
      const s = sigma / sp[ax];
      if (s < 0.2) {
        continue;
      }
      const R = Math.ceil(3 * s),
        w = [];
      let sum = 0;
      for (let t = -R; t <= R; t++) {
        const g = Math.exp((-t * t) / (2 * s * s));
        w.push(g);
        sum += g;
      }
      const out = new Float32Array(this.data.length),
        len = n[ax],
        st = step[ax];
      for (let p = 0; p < out.length; p++) {
        const idx = Math.floor(p / st) % len;
        let acc = 0;
        for (let t = -R; t <= R; t++) {
          const q = Math.min(len - 1, Math.max(0, idx + t)) - idx;
          acc += w[t + R] * this.data[p + q * st];
        }
        out[p] = acc / sum;
      }
      this.data = out;
    }
  }
}
/** Signed distance to an ellipsoid; an approximation, scaled by the radius `m`. */
export const ellSd =
  (c, r, m = Math.min(...r)) =>
  (x, y, z) => {
    const dx = (x - c[0]) / r[0],
      dy = (y - c[1]) / r[1],
      dz = (z - c[2]) / r[2];
    return (Math.sqrt(dx * dx + dy * dy + dz * dz) - 1) * m;
  };
/** The same of an upright column whose outline is an ellipse. */
export const colSd = (c, r, m) => (x, y) => {
  const dx = (x - c[0]) / r[0],
    dy = (y - c[1]) / r[1];
  return (Math.sqrt(dx * dx + dy * dy) - 1) * m;
};
/** Signed distance to a round-ended rod from a to b. */
const capSd = (a, b, r) => {
  const [u, v, w] = b.map((end, k) => end - a[k]);
  const L = u ** 2 + v ** 2 + w ** 2 || 1e-9;
  return (x, y, z) => {
    const [dx, dy, dz] = [x - a[0], y - a[1], z - a[2]];
    const t = Math.min(1, Math.max(0, (dx * u + dy * v + dz * w) / L));
    return Math.hypot(dx - t * u, dy - t * v, dz - t * w) - r;
  };
};

/** Smooth pseudo-noise in space: a few random sine waves (used for organ texture and wobbly outlines). */
export function waves(seed, count, wavelength) {
  const r = rng(seed),
    W = [];
  for (let i = 0; i < count; i++) {
    const th = 2 * Math.PI * r(),
      ph = Math.acos(2 * r() - 1),
      k = ((2 * Math.PI) / wavelength) * (0.6 + 0.8 * r());
    W.push([
      k * Math.sin(ph) * Math.cos(th),
      k * Math.sin(ph) * Math.sin(th),
      k * Math.cos(ph),
      2 * Math.PI * r(),
    ]);
  }
  return (x, y, z) => {
    let s = 0;
    for (const w of W) {
      s += Math.sin(w[0] * x + w[1] * y + w[2] * z + w[3]);
    }
    return s / Math.sqrt(count);
  };
}

/** A random branching vessel tree inside a region. */
export function tree(vol, seed, start, dir, len, rad, depth, val, inside) {
  const r = rng(seed);
  const go = (p, d, L, R, k) => {
    const q = p.map((v, i) => v + d[i] * L);
    if (!inside(...q)) {
      return;
    }
    vol.capsule(p, q, R, val);
    if (k === 0) {
      return;
    }
    const kids = k > 2 ? 3 : 2;
    for (let i = 0; i < kids; i++) {
      const e = d.map((v) => v + (r() - 0.5) * 1.5);
      const m = Math.hypot(...e) || 1;
      const turned = e.map((v) => v / m);
      go(q, turned, L * (0.72 + 0.2 * r()), R * 0.74, k - 1);
    }
  };
  go(start, dir, len, rad, depth);
}
